import type { LineField } from '#shared/wire/extensions/line-fields.ts'
import { isGuestNameKey, isLineFieldKey } from '#shared/wire/extra-data.ts'
import { cleanName } from '../accounts/person-name.ts'
import type { Localised } from '../locale.ts'

/** A text that a product asks for with each of its lines. */
export type StoredLineField = Omit<LineField, 'label' | 'hint'> & { label: Localised; hint: Localised | null }

type ExtraData = Readonly<Record<string, string>>

/** The maximum number of texts in `extraData`: the names of twenty guests, and what a gift or a product asks for. */
export const maxLineTexts = 30

/** Whether the text is a name: of a ticket's guest, or of a gift's recipient. */
const isNameKey = (key: string) => key === 'giftTo' || isGuestNameKey(key)

/** Characters that break a line or change the direction of the text after them. */
const unprintable = /[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu

/**
 * The extra data of a line with each text in one plain line, and names as they are stored. Blank texts are left out:
 * such a line is the same as one without the text. Other keys keep their values.
 */
export const cleanLineTexts = (extraData: ExtraData): Record<string, string> =>
  Object.fromEntries(
    Object.entries(extraData).flatMap(([key, value]) => {
      if (!isLineFieldKey(key)) return [[key, isNameKey(key) ? cleanName(value) : value]]
      const text = value.replace(unprintable, ' ').trim()
      return text ? [[key, text]] : []
    }),
  )
