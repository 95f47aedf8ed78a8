/** Looks for barriers on pages in both themes: npm run axe -- /cards / (against BASE_URL, else the preview). */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { openBrowser } from './browser'

const base = process.env.BASE_URL ?? 'http://127.0.0.1:4173'
const paths = process.argv.slice(2)
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const browser = await openBrowser()
let barriers = 0
try {
  for (const path of paths.length > 0 ? paths : ['/']) {
    for (const theme of ['night', 'day']) {
      // The content policy would refuse the tool's own script.
      const page = await browser.newPage({
        bypassCSP: true,
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      })
      await page.addInitScript(chosen => localStorage.setItem('theme', chosen), theme)
      await page.goto(new URL(path, base).href, { waitUntil: 'networkidle' })
      await page.evaluate(axe)
      const results = (await page.evaluate('axe.run()')) as AxeResults
      for (const { id, help, nodes } of results.violations) {
        barriers += 1
        console.error(
          `${path} (${theme}): ${id}: ${help}\n  ${nodes
            .slice(0, 3)
            .map(node => node.html)
            .join('\n  ')}`,
        )
      }
      await page.close()
    }
  }
} finally {
  await browser.close()
}
if (barriers > 0) process.exit(1)
console.log('no barriers found')
