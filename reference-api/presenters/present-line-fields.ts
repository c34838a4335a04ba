import type { LineField } from '#shared/wire/extensions/line-fields.ts'
import type { StoredLineField } from '../domain/baskets/line-texts.ts'
import { inLocale, presentLanguage, type Locale } from '../domain/locale.ts'

/** The texts that a product asks for with each of its lines; nothing when it asks for none. */
export const presentLineFields = (
  { line_fields: fields }: { line_fields: StoredLineField[] },
  locale: Locale,
): { lineFields?: LineField[] } =>
  fields.length === 0
    ? {}
    : {
        lineFields: fields.map(({ label, hint, ...field }) => ({
          ...field,
          label: inLocale(label, locale),
          hint: inLocale(hint, locale) ?? null,
          ...presentLanguage(label, locale),
        })),
      }
