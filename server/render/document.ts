import { escapeJsonForScript } from '#shared/rules/escape-json-for-script.ts'
import type { CollectedMeta, PageState, PageSettings } from '#client/entry-server.tsx'
import { seoTags } from '../seo/seo-tags.ts'
import type { ClientAssets } from './client-assets.ts'
import { escapeHtml } from './escape-html.ts'
import type { InlineScripts } from './inline-scripts.ts'

export type HtmlDocumentInput = {
  head: CollectedMeta | null
  state: PageState
  settings: PageSettings
  /** Personal pages hydrate at once; public ones when idle or at the first interaction. */
  personal: boolean
  status: number
  /** Absolute URL of the shop, from the configuration and never from the Host header. */
  publicUrl: string
  pathname: string
  /** Of a page whose policy has one. */
  nonce?: string | undefined
  /** Name of the event feed in the language of the page. */
  feedTitle: string
}

/** Public pages have a canonical URL and structured data. All other pages tell search engines not to index them. */
const renderIndexingTags = ({ head, status, personal, publicUrl, pathname, state, feedTitle }: HtmlDocumentInput) => {
  if (status !== 200 || personal || !head || head.noindex) return '<meta name="robots" content="noindex">'
  const { language } = state.preferences
  const site = { publicUrl, lng: state.languageInUrl ? language : undefined }
  return seoTags({ head, path: head.canonicalPath ?? pathname, language, site, feedTitle })
}

const getPageScripts = ({ pageScripts }: ClientAssets, { file = '' }: PageSettings) => pageScripts[file] ?? []

const themeColours = { dark: '#120e0b', light: '#f1e7d4' }

/**
 * The links to all scripts of a personal page, which starts them at once. They wait for what the first paint needs. The
 * policy of a public page allows no such links: there the bootstrap script creates them when it starts the scripts.
 */
const renderScriptLinks = ({ entry, entryImports }: ClientAssets, pageScripts: string[], nonce: string) =>
  [entry, ...entryImports, ...pageScripts]
    .map((url) => `<link rel="modulepreload" href="${url}" nonce="${nonce}" fetchpriority="low">`)
    .join('')

const renderHeadTags = (assets: ClientAssets, input: HtmlDocumentInput) => {
  const { head, settings, personal, nonce } = input
  const title = escapeHtml(head?.title ?? 'PX Live')
  const description = escapeHtml(head?.description ?? '')
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title><meta name="description" content="${description}">`,
    renderIndexingTags(input),
    head?.refreshAfter ? `<noscript><meta http-equiv="refresh" content="${head.refreshAfter}"></noscript>` : '',
    `<meta name="theme-color" content="${themeColours[settings.theme]}"><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    assets.head ?? '',
    ...assets.styles.map((style) => `<link rel="stylesheet" href="${style}">`),
    personal && nonce ? renderScriptLinks(assets, getPageScripts(assets, settings), nonce) : '',
  ].join('')
}

/**
 * The document before the rendered page. The state is a data block, which no CSP restricts, and comes before everything
 * that streams.
 */
export const openDocument = (assets: ClientAssets, input: HtmlDocumentInput) => {
  const { state, settings, personal } = input
  return [
    `<!doctype html><html lang="${state.preferences.language}" data-kind="${personal ? 'personal' : 'public'}"`,
    personal ? '>' : ` data-scripts="${getPageScripts(assets, settings).join(' ')}">`,
    `<head>${renderHeadTags(assets, input)}</head><body data-theme="${settings.theme}">`,
    `<script type="application/json" id="page-state">${escapeJsonForScript(state)}</script><div id="app">`,
  ].join('')
}

const inline = (script: string, nonce: string | undefined) =>
  `<script${nonce ? ` nonce="${nonce}"` : ''}>${script}</script>`

/** The document after a page that is sent as a whole. */
export const closeDocument = ({ oldBrowser, bootstrap }: InlineScripts, nonce: string | undefined) =>
  `</div>${inline(oldBrowser, nonce)}${inline(bootstrap, nonce)}</body></html>`

/** The document after a streamed page. The bootstrap script was already sent with the shell. */
export const closeStreamedDocument = ({ oldBrowser }: InlineScripts, nonce: string) =>
  `</div>${inline(oldBrowser, nonce)}</body></html>`

/** The document after a page that runs no script. */
export const closeInertDocument = () => '</div></body></html>'
