import { createInstance, type i18n, type TFunction } from 'i18next'
import { createContext, use, useMemo } from 'react'
import { defaultLanguage, type Language } from '#shared/wire/languages.ts'
import { createTranslator } from './create-translator.ts'

export type Namespace =
  | 'common'
  | 'errors'
  | 'events'
  | 'venues'
  | 'products'
  | 'product-lists'
  | 'home'
  | 'basket'
  | 'checkout'
  | 'identity'
  | 'account'
  | 'addresses'
  | 'content'
  | 'wishlists'
  | 'wishlist-button'
  | 'newsletter'
  | 'profile'
  | 'forms'
  | 'consent'
  | 'search'
  | 'preferences'
  | 'orders'
  | 'gifts'

/** The texts of one language by namespace: `locales/<lng>/<namespace>.json`. */
export type Resources = Partial<Record<Namespace, object>>

/**
 * An i18next instance with one language and the namespaces of this page. It neither detects a language nor fetches
 * texts.
 */
export const createBrowserI18n = (language: Language, resources: Resources): i18n => {
  const instance = createInstance()
  void instance.init({
    lng: language,
    resources: { [language]: resources },
    ns: Object.keys(resources),
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  return instance
}

export const I18nContext = createContext<i18n | null>(null)

/**
 * Translates from one namespace; keys of `common` need the prefix `common:`. Throws a TypeError outside of the context.
 */
export const useT = (namespace: Namespace): TFunction => {
  const instance = use(I18nContext)!
  return useMemo(() => createTranslator(instance, [namespace, 'common', 'errors']), [instance, namespace])
}

export const useLanguage = (): Language => {
  const instance = use(I18nContext)
  return (instance?.language ?? defaultLanguage) as Language
}
