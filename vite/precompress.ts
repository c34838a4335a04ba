import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|css|svg)$/

/**
 * Writes a `.br` and a `.gz` beside every script, style sheet and SVG of a build, at the highest level. A build
 * compresses once, and the server sends the result many times.
 */
export const precompress = (): Plugin => {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = path.resolve(root, build.outDir)
    },
    closeBundle: async () => {
      const files = (await readdir(folder, { recursive: true })).filter((file) => compressible.test(file))
      await Promise.all(
        files.map(async (file) => {
          const source = await readFile(path.join(folder, file))
          const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length }
          const [brotli, zipped] = await Promise.all([
            promisify(brotliCompress)(source, { params: quality }),
            promisify(gzip)(source, { level: 9 }),
          ])
          await Promise.all([
            writeFile(path.join(folder, `${file}.br`), brotli),
            writeFile(path.join(folder, `${file}.gz`), zipped),
          ])
        }),
      )
    },
  }
}
