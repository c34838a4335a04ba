import { createInstance } from 'i18next'
import deCatalogue from '../../locales/de/api-catalogue.json' with { type: 'json' }
import deDocuments from '../../locales/de/api-documents.json' with { type: 'json' }
import deEmails from '../../locales/de/api-emails.json' with { type: 'json' }
import deMessages from '../../locales/de/api-messages.json' with { type: 'json' }
import dePayment from '../../locales/de/api-payment.json' with { type: 'json' }
import enCatalogue from '../../locales/en/api-catalogue.json' with { type: 'json' }
import enDocuments from '../../locales/en/api-documents.json' with { type: 'json' }
import enEmails from '../../locales/en/api-emails.json' with { type: 'json' }
import enMessages from '../../locales/en/api-messages.json' with { type: 'json' }
import enPayment from '../../locales/en/api-payment.json' with { type: 'json' }
import { locales, type Locale, type Localised } from './locale.ts'

const en = {
  catalogue: enCatalogue,
  documents: enDocuments,
  emails: enEmails,
  messages: enMessages,
  payment: enPayment,
}

type Texts = typeof en

const de: Texts = {
  catalogue: deCatalogue,
  documents: deDocuments,
  emails: deEmails,
  messages: deMessages,
  payment: dePayment,
}

/** A file `locales/<language>/api-<namespace>.json`. */
type TextNamespace = keyof Texts

/** A plural is one key: i18next chooses `left_zero`, `left_one` or `left_other` by `count`. */
type KeyOf<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string
    ? Name extends `${infer Base}_${'zero' | 'one' | 'other'}`
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
  resources: { en, de },
  ns: Object.keys(en),
  supportedLngs: [...locales],
  fallbackLng: false,
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
      ? prefix + name.replace(/_(zero|one|other)$/, '')
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
): Localised => ({ en: getTexts(namespace, 'en')(key, values), de: getTexts(namespace, 'de')(key, values) })
