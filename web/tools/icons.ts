/** Draws public/icon.svg and its PNGs from the sign's own geometry: npm run icons */
import { readFileSync, writeFileSync } from 'node:fs'
import { LOOKS, pathOf } from '../src/lib/pieces/stones'
import { STONES } from '../src/lib/rules/generated'
import { stoneTransform } from '../src/lib/shell/mark'
import { openBrowser } from './browser'

const stones = STONES.map((stone, index) => {
  const { silhouette, colour, rim } = LOOKS[stone]
  return `    <path d="${pathOf(silhouette)}" transform="${stoneTransform(index)}" fill="${colour}" stroke="${rim}" stroke-width="0.14"/>`
})

writeFileSync(
  'public/icon.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">
  <rect x="-50" y="-50" width="100" height="100" rx="22" fill="#0d1120"/>
  <g transform="scale(0.8)">
    <circle r="33" fill="none" stroke="#b08b3e" stroke-width="9"/>
${stones.join('\n')}
  </g>
</svg>
`,
)

const browser = await openBrowser()
try {
  const drawing = Buffer.from(readFileSync('public/icon.svg')).toString('base64')
  for (const size of [192, 512]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    await page.setContent(
      `<body style="margin:0;background:#0d1120"><img width="${size}" src="data:image/svg+xml;base64,${drawing}">`,
    )
    await page.screenshot({ path: `public/icon-${size}.png` })
    await page.close()
  }
} finally {
  await browser.close()
}
