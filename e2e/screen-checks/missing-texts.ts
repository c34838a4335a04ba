import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'

/** Matches keys of texts, which a page shows when a text is missing: `listing.title`, `events:listing.title`. */
const textKeyPattern = (() => {
  const areas = readdirSync('locales/en').map((file) => file.replace('.json', ''))
  const groups = areas.flatMap((area) =>
    Object.keys(JSON.parse(readFileSync(`locales/en/${area}.json`, 'utf8')) as object),
  )
  return new RegExp(
    `\\b(${areas.join('|')}):[a-zA-Z]|\\b(${[...new Set([...areas, ...groups])].join('|')})\\.[a-z][a-zA-Z]+\\b|\\{\\{|\\bundefined\\b|\\[object |\\bNaN\\b`,
  )
})()

/** The texts of a page, visible or for screen readers. */
const collectTexts = (page: Page) =>
  page.evaluate(() => [
    document.title,
    ...[...document.querySelectorAll('meta[name="description"]')].map((meta) => meta.getAttribute('content') ?? ''),
    ...[...document.querySelectorAll('body *')].flatMap((element) =>
      element.matches('script, style')
        ? []
        : [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent ?? ''),
    ),
    ...[...document.querySelectorAll('[aria-label], [alt], [title], [placeholder]')].flatMap((element) =>
      ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    ),
  ])

/** Texts that are a key or contain an unfilled placeholder. Ignores email addresses, which look like keys. */
export const findMissingTexts = async (page: Page): Promise<string[]> =>
  (await collectTexts(page)).filter((text) => !/example\.(com|org|net)/.test(text) && textKeyPattern.test(text))
