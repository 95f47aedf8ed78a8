import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { chunkOf } from './build/chunks'
import { compress } from './build/compress'
import { csv } from './build/csv'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const MODULES = ['kernel', 'review', 'mind'].map(name => `engine/${name}.wasm`)
const MADE = ['engine/generated.ts', ...MODULES, 'learn/generated.ts']
for (const made of MADE.map(file => `src/lib/${file}`)) {
  if (!existsSync(here(made))) throw new Error(`${made} is missing: run \`make engine\` first`)
}

/** The policy that the server sends (http/security.py; a test compares them): a preview shows what it would forbid. */
const contentPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

export default defineConfig({
  plugins: [
    csv(['name']), // names are texts, in every language
    svelte(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: false, // main.ts does it, wherever the page lives
      includeAssets: ['icon.svg', 'early.js'],
      manifest: {
        name: 'Gauntlet',
        short_name: 'Gauntlet',
        display: 'standalone',
        start_url: '.',
        scope: '.',
        background_color: '#0d1120',
        theme_color: '#0d1120',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,wasm,weights,woff2}'],
        navigateFallback: 'index.html',
        // What the server says is never remembered: a game must not be shown as it was.
        navigateFallbackDenylist: [/\/api\//],
      },
    }),
    compress(),
  ],
  resolve: {
    alias: {
      '@data': here('../src/gauntlet/rules/data'),
      '@weights': here('../src/gauntlet/bots/data'),
      $lib: here('src/lib'),
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  preview: {
    headers: { 'Content-Security-Policy': contentPolicy },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  // Inlined files would be data: addresses, which the content policy refuses for fonts.
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false }, // without it an old browser asks for the files a little later
    rollupOptions: { output: { manualChunks: chunkOf } },
  },
  worker: { format: 'es' },
  // Files find each other wherever the page lives; only index.html has absolute paths, which the server rewrites.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  test: { include: ['src/**/*.test.ts', 'tools/**/*.test.ts', 'build/**/*.test.ts'] },
})
