import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

/** As the server has it (http/static_site.py): what is smaller, or is compressed already, is sent as it is. */
const COMPRESSIBLE = new Set(['.css', '.js', '.svg', '.wasm'])
const MIN_BYTES = 1000

/** Writes the files whose names change with their content a second time, as small as Brotli makes them: that takes too
 * long for a server to do it on request. */
export function compress(): Plugin {
  let folder = ''
  return {
    name: 'compress',
    apply: 'build',
    configResolved({ build }) {
      folder = join(build.outDir, build.assetsDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const name of readdirSync(folder)) {
          const bytes = readFileSync(join(folder, name))
          if (bytes.length < MIN_BYTES || !COMPRESSIBLE.has(extname(name))) continue
          writeFileSync(join(folder, `${name}.br`), brotli(bytes))
        }
      },
    },
  }
}

function brotli(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
