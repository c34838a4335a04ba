import type { RequestHandler } from 'express'
import type { Frontend } from './frontend.ts'
import { developmentAssets } from './client-assets.ts'
import { createInlineScripts } from './inline-scripts.ts'
import type { SsrBundle } from './ssr-bundle.ts'

/**
 * Vite serves and renders the sources with hot reload. Vite's client needs inline scripts and styles, so pages have no
 * strict policy here. Tests check the policy on the production build.
 */
export const createDevelopmentFrontend = async (): Promise<Frontend> => {
  const { createServer } = await import('vite')
  // Node reads the config itself, because Vite's loader writes a temporary file, which would restart `node --watch`
  // endlessly.
  const vite = await createServer({ configLoader: 'native', server: { middlewareMode: true }, appType: 'custom' })
  const template = await vite.transformIndexHtml('/', '<html><head></head><body></body></html>')
  const head = /<head>([\s\S]*)<\/head>/.exec(template)?.[1] ?? ''
  const policy = "default-src 'self' 'unsafe-inline' ws: data:; frame-ancestors 'none'"
  return {
    loadBundle: async () => (await vite.ssrLoadModule('/client/entry-server.tsx')) as SsrBundle,
    assets: { ...developmentAssets, head },
    scripts: createInlineScripts(developmentAssets, []),
    policies: { withNonce: () => policy, cacheable: policy },
    serveAssets: vite.middlewares as RequestHandler,
    close: () => vite.close(),
  }
}
