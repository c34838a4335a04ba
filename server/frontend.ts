import type { ServerResponse } from 'node:http'
import path from 'node:path'
import type { RequestHandler } from 'express'
import sirv from 'sirv'
import type { Config } from './config.ts'
import { readClientAssets, type ClientAssets } from './render/client-assets.ts'
import { cacheablePageCsp, pageCsp } from './render/content-security-policy.ts'
import { createInlineScripts, type InlineScripts } from './render/inline-scripts.ts'
import type { PagePolicies } from './render/renderer.ts'
import { loadSsrBundle, type SsrBundle } from './render/ssr-bundle.ts'

/** What the client build gives the server: the module that renders, the files the browser fetches, and the policies pages are sent with. */
export type Frontend = {
  bundle(): Promise<SsrBundle>
  assets: ClientAssets
  scripts: InlineScripts
  policies: PagePolicies
  /** Serves the browser's files; calls on for anything else. */
  serveAssets: RequestHandler
  close(): Promise<void>
}

const setCaching = (response: ServerResponse, pathname: string) => {
  const hashed = pathname.startsWith('/assets/')
  response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400')
}

const root = path.resolve(import.meta.dirname, '..')

/** The production build in `dist/`. Files carry a hash in their names, so browsers keep them for good. Throws when it is missing. */
export const createBuiltFrontend = async ({ paymentOrigin }: Pick<Config, 'paymentOrigin'>): Promise<Frontend> => {
  const clientFolder = path.join(root, 'dist/client')
  const [assets, bundle] = await Promise.all([readClientAssets(clientFolder), loadSsrBundle(path.join(root, 'dist/ssr'))])
  const scripts = createInlineScripts(assets.entry)
  return {
    bundle: async () => bundle,
    assets,
    scripts,
    policies: {
      withNonce: (nonce) => pageCsp({ nonce, paymentOrigin }),
      cacheable: cacheablePageCsp({ scriptHashes: scripts.hashes, paymentOrigin }),
    },
    serveAssets: sirv(clientFolder, { brotli: true, gzip: true, etag: true, setHeaders: setCaching }) as RequestHandler,
    close: async () => {},
  }
}
