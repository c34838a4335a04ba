import { languages } from '#shared/preferences.ts'
import { escapeJsonForScript } from '#shared/escape-json.ts'
import type { Head, PageState, PageSettings } from '#client/entry-server.tsx'
import type { ClientAssets } from './client-assets.ts'
import type { InlineScripts } from './inline-scripts.ts'

export type DocumentInput = {
  head: Head | null
  state: PageState
  settings: PageSettings
  /** Personal pages hydrate at once, public ones when the shopper first does something. */
  personal: boolean
  status: number
  /** Absolute address of the shop, from configuration; never from the Host header. */
  publicUrl: string
  pathname: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character]!)

const absolute = (publicUrl: string, path: string, language?: string) => {
  const url = new URL(path, publicUrl)
  if (language) url.searchParams.set('lng', language)
  return escapeHtml(url.href)
}

/** Canonical and its translations: a page without `lng` follows the shopper's cookie, so each language has an address of its own. */
const addresses = ({ head, status, publicUrl, pathname, state }: DocumentInput) => {
  if (status !== 200 || head?.noindex) return '<meta name="robots" content="noindex">'
  const path = head?.canonicalPath ?? pathname
  const own = state.languageInUrl ? state.preferences.language : undefined
  const alternates = languages.map((language) => `<link rel="alternate" hreflang="${language}" href="${absolute(publicUrl, path, language)}">`)
  return [
    `<link rel="canonical" href="${absolute(publicUrl, path, own)}">`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${absolute(publicUrl, path)}">`,
  ].join('')
}

const themeColours = { down: '#120e0b', up: '#f1e7d4' }

const tags = (assets: ClientAssets, input: DocumentInput) => {
  const { head, settings } = input
  const title = escapeHtml(head?.title ?? 'PX Live')
  const description = escapeHtml(head?.description ?? '')
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title><meta name="description" content="${description}">`,
    addresses(input),
    `<meta name="theme-color" content="${themeColours[settings.lights]}"><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    ...assets.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    assets.head ?? '',
    ...assets.styles.map((style) => `<link rel="stylesheet" href="${style}">`),
  ].join('')
}

/** Everything before the rendered page. The state is a data block, which no CSP restricts, and stands before anything that streams. */
export const openDocument = (assets: ClientAssets, input: DocumentInput) => {
  const { state, settings, personal } = input
  return [
    `<!doctype html><html lang="${state.preferences.language}" data-kind="${personal ? 'personal' : 'public'}">`,
    `<head>${tags(assets, input)}</head><body data-lights="${settings.lights}">`,
    `<script type="application/json" id="page-state">${escapeJsonForScript(state)}</script><div id="app">`,
  ].join('')
}

const inline = (script: string, nonce: string | undefined) => `<script${nonce ? ` nonce="${nonce}"` : ''}>${script}</script>`

/** Everything after a page that was sent whole. */
export const closeDocument = ({ oldBrowser, bootstrap }: InlineScripts, nonce: string | undefined) =>
  `</div>${inline(oldBrowser, nonce)}${inline(bootstrap, nonce)}</body></html>`

/** Everything after a page that streamed; its bootstrap went out with the shell. */
export const closeStreamedDocument = ({ oldBrowser }: InlineScripts, nonce: string) =>
  `</div>${inline(oldBrowser, nonce)}</body></html>`

/** Everything after a page that runs no script at all. */
export const closeInertDocument = () => '</div></body></html>'
