import { z } from 'zod'
import { maxPasswordLength } from '../rules/field-rules.ts'

export const emptyObject = z.object({})

export const trimmedString = (max: number) => z.string().trim().max(max)

export const password = z.string().max(maxPasswordLength)

/** A sentence in the shopper's language. */
export const MessageResponse = z.object({ message: z.string() })

/** The language of plain texts of the content, when it is not the page's: a value for the attribute `lang`. */
export const languageField = { lang: z.string().optional() }

/** A value to filter by, with the number of items that have it. */
export const Facet = z.object({ value: z.string(), label: z.string(), count: z.int(), ...languageField })
export type Facet = z.infer<typeof Facet>
