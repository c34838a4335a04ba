import { existsSync, readFileSync } from 'node:fs'
import { createInstance } from 'i18next'
import { defaultLanguage } from '#shared/wire/languages.ts'
import enCatalogue from '../../locales/en/api-catalogue.json' with { type: 'json' }
import enDocuments from '../../locales/en/api-documents.json' with { type: 'json' }
import enEmails from '../../locales/en/api-emails.json' with { type: 'json' }
import enMessages from '../../locales/en/api-messages.json' with { type: 'json' }
import enPayment from '../../locales/en/api-payment.json' with { type: 'json' }
import { locales, type Locale } from './locale.ts'

const en = {
  catalogue: enCatalogue,
  documents: enDocuments,
  emails: enEmails,
  messages: enMessages,
  payment: enPayment,
}

type Texts = typeof en

/** The texts of a language; English replaces a file that it lacks. */
const readTexts = (locale: Locale): Texts =>
  Object.fromEntries(
    Object.entries(en).map(([namespace, english]) => {
      const file = new URL(`../../locales/${locale}/api-${namespace}.json`, import.meta.url)
      return [namespace, existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : english]
    }),
  ) as Texts

/** A file `locales/<language>/api-<namespace>.json`. */
type TextNamespace = keyof Texts

/** A plural is one key: i18next chooses `left_zero`, `left_one`, `left_other` … by `count` and language. */
type KeyOf<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string
    ? Name extends `${infer Base}_${Intl.LDMLPluralRule}`
      ? Base
      : Name
    : `${Name}.${KeyOf<Tree[Name]>}`
}[keyof Tree & string]

export type TextKey<Namespace extends TextNamespace> = KeyOf<Texts[Namespace]>

/** Values of placeholders by name; `count` also chooses the plural. */
type TextValues = Record<string, string | number>

export type Translate<Namespace extends TextNamespace> = (key: TextKey<Namespace>, values?: TextValues) => string

const instance = createInstance()
void instance.init({
  resources: Object.fromEntries(locales.map((locale) => [locale, readTexts(locale)])),
  ns: Object.keys(en),
  supportedLngs: [...locales],
  fallbackLng: defaultLanguage,
  initAsync: false,
  // Emails and PDFs use plain text; code that builds HTML escapes the whole text.
  interpolation: { escapeValue: false },
})

/** The texts of one file in one language, as plain text. Values are inserted as they are, even `{{…}}` and `$t(…)`. */
export const getTexts = <Namespace extends TextNamespace>(
  namespace: Namespace,
  locale: Locale,
): Translate<Namespace> => {
  const translate = instance.getFixedT(locale, namespace) as (key: string, options: object) => string
  return (key, values = {}) => translate(key, { ...values, nest: false })
}

const collectKeys = (texts: object, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([name, value]: [string, string | object]) =>
    typeof value === 'string'
      ? prefix + name.replace(/_(zero|one|two|few|many|other)$/, '')
      : collectKeys(value, `${prefix}${name}.`),
  )

const keysByNamespace = new Map(
  Object.entries(en).map(([namespace, texts]) => [namespace, new Set(collectKeys(texts))]),
)

/** Whether a value, such as the error text of a schema, is a key of this namespace. */
export const isTextKey = <Namespace extends TextNamespace>(
  namespace: Namespace,
  value: string,
): value is TextKey<Namespace> => keysByNamespace.get(namespace)?.has(value) ?? false

/** A text in every language, for columns that store all languages. */
export const getLocalised = <Namespace extends TextNamespace>(
  namespace: Namespace,
  key: TextKey<Namespace>,
  values?: TextValues,
): Record<Locale, string> =>
  Object.fromEntries(locales.map((locale) => [locale, getTexts(namespace, locale)(key, values)])) as Record<
    Locale,
    string
  >
