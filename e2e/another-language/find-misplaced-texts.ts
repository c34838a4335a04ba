import type { Page } from 'playwright/test'
import { demoContent } from '#reference-api/demo-brand/content/demo-content.ts'
import { pseudoLanguage } from '#scripts/pseudo-language/create-pseudo-checkout.ts'

const normalise = (text: string) => text.replace(/\s+/g, ' ').trim()

/**
 * Texts of the content that have one form for every language: names of artists, venues, people and streets. An email
 * address may break at its @.
 */
const listNames = (value: unknown): string[] => {
  if (typeof value === 'string') return [value, ...value.split('@')].map(normalise)
  if (typeof value !== 'object' || value === null || 'en' in value) return []
  return Object.values(value).flatMap(listNames)
}

const contentNames = new Set(listNames(demoContent()))

const listStrings = (value: unknown): string[] => {
  if (typeof value === 'string') return [normalise(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : []
}

/** With the texts that fall back to English. */
const contentTexts = new Set(listStrings(demoContent()))

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

const hasOnlyDateWords = (text: string, known: ReadonlySet<string>) =>
  (text.replace(names, '').match(/\p{L}{3,}/gu) ?? []).every((word) => dateWords.has(word) || known.has(word))

/** "[The Lamphouse, London]" and "Dydd Gwener, 4 Rhagfyr 2026, Saltworks" have only names and dates. */
const hasOnlyNames = (text: string, known: ReadonlySet<string>) =>
  known.has(text) ||
  text
    .replace(/^\[|\]$|\(\d+\)/g, '')
    .split(/, | · /)
    .map(normalise)
    .every((part) => known.has(part) || hasOnlyDateWords(part, known))

/** Texts without an accent that are neither names, dates nor numbers. */
const listEnglish = (texts: readonly string[], known: ReadonlySet<string>): string[] =>
  texts.map(normalise).filter((text) => !/[\u00c0-\u0233\u1e00-\u1eff]/.test(text) && !hasOnlyNames(text, known))

/** English texts of the shop. For documents without markup, which cannot mark those of the content. */
export const listEnglishTexts = (texts: readonly string[]): string[] => listEnglish(texts, contentTexts)

/** Each letter stands for one of the pseudo-language and is in no name of the content. */
const hasPseudoLetter = (text: string) => /[ƀƒĝķļǫŕţṽŵẋ]/i.test(text)

type PageTexts = { unmarked: string[]; marked: string[] }

/** Texts, visible or for screen readers, in the language of the page and within elements of another language. */
const readTexts = (page: Page): Promise<PageTexts> =>
  page.evaluate((language) => {
    const listTexts = (elements: Element[]) =>
      elements.flatMap((element) => [
        ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent ?? ''),
        ...['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
      ])
    const elements = [...document.querySelectorAll('body *')].filter(
      (element) => !element.matches('script, style, noscript, template, select[autocomplete~="country"] *'),
    )
    const isForeign = (element: Element) => element.closest('[lang]')?.getAttribute('lang') !== language
    return {
      unmarked: listTexts(elements.filter((element) => !isForeign(element))),
      marked: listTexts(elements.filter(isForeign)),
    }
  }, pseudoLanguage)

/**
 * Texts of a page whose language is marked wrong: English ones, also of the content, in the language of the page, and
 * texts of the shop within an element of another language.
 */
export const findMisplacedTexts = async (page: Page): Promise<string[]> => {
  const { unmarked, marked } = await readTexts(page)
  return [...new Set([...listEnglish(unmarked, contentNames), ...marked.map(normalise).filter(hasPseudoLetter)])]
}
