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
 * What the client build provides for the server: the rendering module, the files of the browser, and the policies of
 * pages.
 */
export type Frontend = {
  loadBundle(): Promise<SsrBundle>
  assets: ClientAssets
  scripts: InlineScripts
  policies: PagePolicies
  /** Serves the files of the browser; calls `next` for anything else. */
  serveAssets: RequestHandler
  close(): Promise<void>
}

const getCacheControl = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'

/** Serves the files of a folder to GET and HEAD; calls `next` for other methods and unknown files. */
const createFileHandler = (folder: string): RequestHandler => {
  const sirvHandler = sirv(folder, { brotli: true, gzip: true, etag: true })
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    // No file is worth resuming, and the library trusts any range.
    delete request.headers.range
    // Set before the file is sent, so that a 304 carries it too.
    response.setHeader('Cache-Control', getCacheControl(request.path))
    sirvHandler(request, response, () => {
      response.removeHeader('Cache-Control')
      next()
    })
  }
}

const root = path.resolve(import.meta.dirname, '../..')

/**
 * The production build in `dist/`. File names contain a hash, so browsers cache them for a year. Throws when the build
 * is missing.
 */
export const createBuiltFrontend = async ({
  paymentPageOrigin,
}: Pick<Config, 'paymentPageOrigin'>): Promise<Frontend> => {
  const clientFolder = path.join(root, 'dist/client')
  const [assets, bundle] = await Promise.all([
    readClientAssets(clientFolder),
    loadSsrBundle(path.join(root, 'dist/ssr')),
  ])
  const scripts = createInlineScripts(assets)
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
