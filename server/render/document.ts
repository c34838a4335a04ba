import type { Language } from '#shared/rules/preferences.ts'
import type { CollectedMeta, MatchedPageSettings } from '#client/entry-server.tsx'
import { renderSeoTags } from '../seo/seo-tags.ts'
import type { ClientAssets } from './client-assets.ts'
import { inlineStyle } from './content-security-policy.ts'
import { escapeHtml } from './escape-html.ts'
import type { InlineScripts } from './inline-scripts.ts'

export type HtmlDocumentInput = {
  head: CollectedMeta | null
  language: Language
  /** True when the URL sets the language. */
  isLanguageInUrl: boolean
  settings: MatchedPageSettings
  /** Personal pages hydrate at once; public ones when idle or at the first interaction. */
  isPersonal: boolean
  status: number
  /** Absolute URL of the shop, from the configuration and never from the Host header. */
  publicUrl: string
  pathname: string
  /** The same page with all its data, when its main content was not there in time. */
  wholePagePath?: string | undefined
  /** Of a page whose policy has one. */
  nonce?: string | undefined
  /** Name of the event feed in the language of the page. */
  feedTitle: string
}

/** Public pages have a canonical URL and structured data. All other pages tell search engines not to index them. */
const renderIndexingTags = ({ head, status, isPersonal, pathname, ...input }: HtmlDocumentInput) => {
  if (status !== 200 || isPersonal || !head || head.noindex) return '<meta name="robots" content="noindex">'
  const { publicUrl, language, isLanguageInUrl, feedTitle } = input
  const site = { publicUrl, lng: isLanguageInUrl ? language : undefined }
  return renderSeoTags({ head, path: head.canonicalPath ?? pathname, language, site, feedTitle })
}

const getPageScripts = ({ pageScripts }: ClientAssets, { file = '' }: MatchedPageSettings) => pageScripts[file] ?? []

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
  const { head, settings, isPersonal, nonce } = input
  const title = escapeHtml(head?.title ?? 'PX Live')
  const description = escapeHtml(head?.description ?? '')
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title><meta name="description" content="${description}">`,
    renderIndexingTags(input),
    input.wholePagePath
      ? `<noscript><meta http-equiv="refresh" content="0;url=${escapeHtml(input.wholePagePath)}"></noscript>`
      : '',
    head?.refreshAfter ? `<noscript><meta http-equiv="refresh" content="${head.refreshAfter}"></noscript>` : '',
    `<meta name="theme-color" content="${themeColours[settings.theme]}"><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    assets.head ?? '',
    `<style>${inlineStyle}</style>`,
    ...assets.styles.map((style) => `<link rel="stylesheet" href="${style}">`),
    isPersonal && nonce ? renderScriptLinks(assets, getPageScripts(assets, settings), nonce) : '',
  ].join('')
}

/** The document before the rendered page. */
export const openDocument = (assets: ClientAssets, input: HtmlDocumentInput) => {
  const { language, settings, isPersonal } = input
  return [
    `<!doctype html><html lang="${language}" data-kind="${isPersonal ? 'personal' : 'public'}"`,
    isPersonal ? '>' : ` data-scripts="${getPageScripts(assets, settings).join(' ')}">`,
    `<head>${renderHeadTags(assets, input)}</head><body data-theme="${settings.theme}"><div id="app">`,
  ].join('')
}

const inline = (script: string, nonce?: string, type?: string) =>
  `<script${type ? ` type="${type}"` : ''}${nonce ? ` nonce="${nonce}"` : ''}>${script}</script>`

type Closing = { isPersonal: boolean; nonce?: string }

const renderSpeculationRules = ({ speculationRules }: InlineScripts, { isPersonal, nonce }: Closing) =>
  isPersonal ? '' : inline(speculationRules, nonce, 'speculationrules')

type DocumentEnd = Closing & {
  /** JSON whose special characters are escaped. */
  state: string
}

/**
 * The state and the script that starts the application. The state is a data block, which no CSP restricts. Both come
 * after the content: the browser can show that before it has read the state. In a streamed page they come before
 * everything that arrives later.
 */
export const renderApplication = ({ bootstrap }: InlineScripts, { state, nonce }: Omit<DocumentEnd, 'isPersonal'>) =>
  `<script type="application/json" id="page-state">${state}</script>${inline(bootstrap, nonce)}`

/** The document after a streamed page. */
export const closeStreamedDocument = (scripts: InlineScripts, closing: Closing) =>
  `</div>${inline(scripts.oldBrowser, closing.nonce)}${renderSpeculationRules(scripts, closing)}</body></html>`

/** The document after a page that is sent as a whole. */
export const closeDocument = (scripts: InlineScripts, end: DocumentEnd) =>
  `</div>${inline(scripts.oldBrowser, end.nonce)}${renderApplication(scripts, end)}${renderSpeculationRules(scripts, end)}</body></html>`

/** The document after a page that runs no script. */
export const closeInertDocument = () => '</div></body></html>'
