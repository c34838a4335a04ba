import { formatAmount } from './pricing/format-amount.ts'
import type { Locale } from './locale.ts'
import { getTexts, isTextKey, type TextKey } from './load-texts.ts'

/** A text of `locales/<language>/api-messages.json`. */
export type MessageKey = TextKey<'messages'>

/** A message about one field; `lines[0].quantity`. */
export type FieldViolation = Message & { propertyPath: string }

/** A value of a placeholder. Money is formatted in the reader's language. */
type Parameter = number | string | { minorUnits: number; currency: string }

export type Message = { key: MessageKey; parameters?: Record<string, Parameter> }

export const isMessageKey = (value: string): value is MessageKey => isTextKey('messages', value)

const formatParameter = (parameter: Parameter, locale: Locale): string | number =>
  typeof parameter === 'object' ? formatAmount(parameter.minorUnits, parameter.currency, locale) : parameter

/** A message in one language, with its parameters filled in. Plain text. */
export const translateMessage = ({ key, parameters = {} }: Message, locale: Locale): string =>
  getTexts('messages', locale)(
    key,
    Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, formatParameter(value, locale)])),
  )
