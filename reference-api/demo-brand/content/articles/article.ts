import type { Print, SeedArticle, Text } from '../../../seed/seed-content.ts'

type Draft = {
  name: string
  title: Text
  lead: Text
  print: Print
  author: string
  daysAgo: number
  en: string
  de: string
}

/** Articles of one category; `name` is the last part of their URL. */
export const articlesOf = (category: string, drafts: Draft[]): SeedArticle[] =>
  drafts.map(({ name, en, de, ...article }) => ({ slug: `stories/${name}`, category, ...article, body: { en, de } }))

/** An image between two paragraphs. `width` and `height` are those of the file. */
export const figure = (print: Print, [width, height]: [number, number], alt: string, caption: string): string =>
  `<figure><img src="/media/${print}" alt="${alt}" width="${width}" height="${height}"><figcaption>${caption}</figcaption></figure>`
