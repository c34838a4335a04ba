import type { i18n, TFunction } from 'i18next'

/** Translated texts of each i18next store, by language, namespaces, key and values. */
const translationCaches = new WeakMap<object, Map<string, string>>()

/** A limit is needed, because texts contain values from data and their number would grow without end. */
const maxCachedTexts = 10_000

/**
 * Translates from the first namespace that has the key. The server caches the result: it has all texts from the start,
 * whereas the browser loads more later. Every request has its own i18next instance, but all share one store of texts.
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
