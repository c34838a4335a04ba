import { createServer } from 'node:http'
import type { EndpointName } from '#shared/api/endpoints.ts'
import { defaultPreferences } from '#shared/rules/preferences.ts'
import { readConfig } from '#server/config/config.ts'
import { createI18n } from '#server/i18n.ts'
import { createInlineScripts } from '#server/render/inline-scripts.ts'
import { readClientAssets } from '#server/render/client-assets.ts'
import { closeDocument, openDocument } from '#server/render/document.ts'
import { waitUntilEnded } from '#server/render/ends-in-time.ts'
import { toPublicConfig } from '#server/render/public-config.ts'
import { loadSsrBundle } from '#server/render/ssr-bundle.ts'
import { toRepositoryPath } from '#scripts/repository.ts'

// The lower limit for rendering: a plain server calls `renderToString` for the listing, whose data it has loaded once.
// It has no cookies, session, log or content security policy. Reads PORT and SHOP_URL (the source of the data).
const { PORT, SHOP_URL = '' } = process.env

const [bundle, assets, i18n] = await Promise.all([
  loadSsrBundle(toRepositoryPath('dist/ssr')),
  readClientAssets(toRepositoryPath('dist/client')),
  createI18n(toRepositoryPath('locales')),
])
const scripts = createInlineScripts(assets, bundle.prefetchablePaths)

const paths: Partial<Record<EndpointName, string>> = { getEvents: '/events', getNavigation: '/navigation' }
const transport = async ({ name }: { name: EndpointName }) => ({
  data: (await (await fetch(`${SHOP_URL}/bff${paths[name]}`)).json()) as unknown,
})

const settings = bundle.getPageSettings('/whats-on')
const page = await bundle.loadPage({
  request: new Request(`${SHOP_URL}/whats-on`),
  settings,
  transport,
  i18n: i18n.cloneInstance({ lng: defaultPreferences.language }),
  preferences: { ...defaultPreferences, currency: 'GBP' },
  isLanguageInUrl: false,
  arrivesInTime: waitUntilEnded,
  isMissing: false,
  config: toPublicConfig(readConfig({ PUBLIC_URL: SHOP_URL })),
})
if (page instanceof Response) throw new Error('The programme redirects')

const documentInput = {
  language: defaultPreferences.language,
  isLanguageInUrl: false,
  settings,
  isPersonal: false,
  status: page.status,
  publicUrl: SHOP_URL,
  pathname: '/whats-on',
  feedTitle: i18n.t('feed:feed.title'),
}

const state = page.formatState()

createServer((_request, response) => {
  const { html, head } = page.renderToHtml()
  const document =
    openDocument(assets, { ...documentInput, head }) + html + closeDocument(scripts, { isPersonal: false, state })
  response
    .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': Buffer.byteLength(document) })
    .end(document)
}).listen(Number(PORT), '127.0.0.1')
