import type { i18n, TFunction } from 'i18next'

/** Texts without values in them by language, areas and key, for as long as the process has these texts. */
const constantTexts = new WeakMap<object, Map<string, string>>()

/**
 * Translates from the given areas, the first that has a key. The server looks a constant text up once and not for every page: it has all
 * texts from the start, while the browser's grow. Every request has an i18next of its own, but all share one store of texts.
 */
export const textsOf = (instance: i18n, namespaces: string[]): TFunction => {
  const translate = instance.getFixedT(null, namespaces) as TFunction
  if (!import.meta.env.SSR || import.meta.env.DEV) return translate
  const { store } = instance
  const texts = constantTexts.get(store) ?? new Map<string, string>()
  constantTexts.set(store, texts)
  const prefix = `${instance.language} ${namespaces.join()} `

  const lookUp = (key: string, ...rest: unknown[]) => {
    if (rest.length > 0) return (translate as unknown as (...all: unknown[]) => string)(key, ...rest)
    const known = texts.get(prefix + key)
    if (known !== undefined) return known
    const text = translate(key) as string
    // Keys that some data makes up must not fill the memory.
    if (texts.size < 5_000) texts.set(prefix + key, text)
    return text
  }
  return lookUp as unknown as TFunction
}
