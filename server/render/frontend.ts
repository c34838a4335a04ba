import path from 'node:path'
import type { RequestHandler } from 'express'
import sirv from 'sirv'
import type { Config } from '../config/config.ts'
import { readClientAssets, type ClientAssets } from './client-assets.ts'
import { createCacheablePageCsp, createPageCsp } from './content-security-policy.ts'
import { createInlineScripts, type InlineScripts } from './inline-scripts.ts'
import type { PagePolicies } from './renderer.ts'
import { loadSsrBundle, type SsrBundle } from './ssr-bundle.ts'

/**
 * The parts of the client build that the server uses: the rendering module, the files for the browser, and the policies
 * of pages.
 */
export type Frontend = {
  loadBundle(): Promise<SsrBundle>
  assets: ClientAssets
  scripts: InlineScripts
  policies: PagePolicies
  /** Serves the files for the browser; calls `next` for all other requests. */
  serveAssets: RequestHandler
  close(): Promise<void>
}

const getCacheControl = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'

/** Serves the files of a folder to GET and HEAD requests; calls `next` for other methods and unknown files. */
export const createFileHandler = (folder: string): RequestHandler => {
  const sirvHandler = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    // Otherwise an error of the file's stream, such as too many open files, would end the process.
    setHeaders: (response) => response.once('pipe', (file) => file.once('error', () => response.destroy())),
  })
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    // Ignores ranges: no file is large enough to resume a download, and the library does not check them.
    delete request.headers.range
    // Set before the file is sent, so that a 304 has the header, too.
    response.setHeader('Cache-Control', getCacheControl(request.path))
    sirvHandler(request, response, () => {
      response.removeHeader('Cache-Control')
      next()
    })
  }
}

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Serves the production build in `dist/`. File names contain a hash, so browsers cache them for a year. Throws when the
 * build is missing.
 */
export const createBuiltFrontend = async ({
  paymentPageOrigin,
}: Pick<Config, 'paymentPageOrigin'>): Promise<Frontend> => {
  const clientFolder = path.join(root, 'dist/client')
  const [assets, bundle] = await Promise.all([
    readClientAssets(clientFolder),
    loadSsrBundle(path.join(root, 'dist/ssr')),
  ])
  const scripts = createInlineScripts(assets, bundle.prefetchablePaths)
  return {
    loadBundle: async () => bundle,
    assets,
    scripts,
    policies: {
      withNonce: (nonce) => createPageCsp({ nonce, paymentPageOrigin }),
      cacheable: createCacheablePageCsp({ scriptHashes: scripts.hashes, paymentPageOrigin }),
    },
    serveAssets: createFileHandler(clientFolder),
    close: async () => {},
  }
}
