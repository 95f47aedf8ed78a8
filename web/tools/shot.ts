/** Takes a picture of a page: npm run shot -- /cards out.png --width 360 --theme day --lang pl --grey */
import { parseArgs } from 'node:util'
import { openBrowser } from './browser'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string', default: process.env.BASE_URL ?? 'http://127.0.0.1:4173' },
    width: { type: 'string', default: '1280' },
    height: { type: 'string', default: '800' },
    theme: { type: 'string', default: 'night' },
    lang: { type: 'string', default: 'en' },
    scale: { type: 'string', default: '1' },
    grey: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
  },
})
const [path = '/', out = 'shot.png'] = positionals

const browser = await openBrowser()
try {
  const page = await browser.newPage({
    viewport: { width: Number(values.width), height: Number(values.height) },
    deviceScaleFactor: Number(values.scale),
    serviceWorkers: 'block',
  })
  page.on('console', message => {
    if (message.type() !== 'log' && message.type() !== 'debug')
      console.log(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', problem => console.log(`error: ${problem.message}`))
  await page.addInitScript(
    ([theme, language]) => {
      localStorage.setItem('theme', theme)
      localStorage.setItem('language', language)
    },
    [values.theme, values.lang] as const,
  )
  await page.goto(new URL(path, values.base).href, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  if (values.grey) {
    await page.evaluate(() => document.documentElement.style.setProperty('filter', 'grayscale(1)'))
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (overflow > 0) console.log(`the page is ${overflow} px too wide`)
  await page.screenshot({ path: out, fullPage: values.full })
} finally {
  await browser.close()
}
