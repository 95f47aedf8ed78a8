import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** Builds the page of the engine's own tests: `vite build --config tools/engine/page/vite.config.ts --outDir …`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: {
    alias: { '@weights': fileURLToPath(new URL('../../../../src/gauntlet/bots/data', import.meta.url)) },
  },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
})
