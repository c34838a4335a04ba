import type { i18n, TFunction } from 'i18next'

/** Texts by language, areas, key and the values in them, for as long as the process has these texts. */
const translationCaches = new WeakMap<object, Map<string, string>>()

/** Values come from data, of which there is no end. */
const maxCachedTexts = 10_000

/**
 * Translates from the given areas, the first that has a key. The server makes a text up once and not for every page: it
 * has all texts from the start, while the browser's grow. Every request has an i18next of its own, but all share one
 * store of texts.
 */
export const createTranslator = (instance: i18n, namespaces: string[]): TFunction => {
  const translate = instance.getFixedT(null, namespaces) as unknown as (key: string, ...rest: unknown[]) => string
  if (!import.meta.env.SSR || import.meta.env.DEV) return translate as unknown as TFunction
  const { store } = instance
  const texts = translationCaches.get(store) ?? new Map<string, string>()
  translationCaches.set(store, texts)
  const prefix = `${instance.language} ${namespaces.join()} `

  const translateCached = (key: string, ...rest: unknown[]) => {
    const cacheKey = rest.length > 0 ? `${prefix}${key} ${JSON.stringify(rest)}` : prefix + key
    const cached = texts.get(cacheKey)
    if (cached !== undefined) return cached
    const text = translate(key, ...rest)
    if (texts.size >= maxCachedTexts) texts.clear()
    texts.set(cacheKey, text)
    return text
  }
  return translateCached as unknown as TFunction
}
