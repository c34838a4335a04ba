import type { Page } from 'playwright/test'
import { demoContent } from '#reference-api/demo-brand/content/demo-content.ts'
import prints from '../../reference-api/demo-brand/artwork/prints/index.json' with { type: 'json' }
import { pseudoLanguage } from '#scripts/pseudo-language/create-pseudo-checkout.ts'

const listStrings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : []
}

const normalise = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Pieces of the content, which has no text in the language: whole texts and text between tags. */
const contentTexts = new Set(
  [...listStrings(demoContent()), ...listStrings(prints)]
    .flatMap((text) => [text, ...text.split(/<[^>]*>/)])
    .map(normalise),
)

/** Names of days and months in Welsh have no accents; a ticket shows three letters of a month. */
const dateWords = new Set(
  Array.from({ length: 53 }, (_, week) => new Date(Date.UTC(2024, 0, 1 + 8 * week))).flatMap((date) =>
    (['long', 'short'] as const).flatMap((style) =>
      new Intl.DateTimeFormat(`${pseudoLanguage}-GB`, { weekday: style, day: 'numeric', month: style, timeZone: 'UTC' })
        .format(date)
        .split(/[\s,]+/)
        .flatMap((word) => [word, word.slice(0, 3)]),
    ),
  ),
)

/** Names that no language translates. */
const names =
  /https?:\S+|\b[0-9A-Z]{3}(?: [0-9A-Z]{3}){3}\b|PX-[0-9A-Z-]+|PX Live|PX Records|\b(Wanda|Quill|Pseudo|English|Deutsch|GBP|EUR|Live|Records)\b|\S+@\S+/g

const hasOnlyDateWords = (text: string) =>
  (text.replace(names, '').match(/\p{L}{3,}/gu) ?? []).every((word) => dateWords.has(word) || contentTexts.has(word))

/** "[The Lamphouse, London]", "[Folk (10)]" and "Dydd Gwener, 4 Rhagfyr 2026, Saltworks" have only names and dates. */
const hasOnlyNames = (text: string) =>
  contentTexts.has(text) ||
  text
    .replace(/^\[|\]$|\(\d+\)/g, '')
    .split(', ')
    .map(normalise)
    .every((part) => contentTexts.has(part) || hasOnlyDateWords(part))

/** Texts without an accent that are neither content nor names, dates or numbers. */
export const listEnglish = (texts: readonly string[]): string[] =>
  texts.map(normalise).filter((text) => !/[\u00c0-\u0233\u1e00-\u1eff]/.test(text) && !hasOnlyNames(text))

/** English texts of a page, visible or for screen readers, that are no content. */
export const findEnglishTexts = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluate((language) => {
    const isForeign = (element: Element) => element.closest('[lang]')?.getAttribute('lang') !== language
    const elements = [...document.querySelectorAll('body *')].filter(
      (element) =>
        !element.matches('script, style, noscript, template, select[autocomplete~="country"] *') && !isForeign(element),
    )
    return [
      document.title,
      ...elements.flatMap((element) => [
        ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent ?? ''),
        ...['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
      ]),
    ]
  }, pseudoLanguage)
  return [...new Set(listEnglish(texts))]
}
