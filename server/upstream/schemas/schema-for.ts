import type { z } from 'zod'

/**
 * Ties a schema to the wire type it reads: every answer the type allows must be accepted, or it does not compile. The
 * schema may ask for less (fields nobody here uses are left out and stripped), never for more.
 */
export const schemaFor =
  <Wire>() =>
  <S extends z.ZodType>(schema: [Wire] extends [z.input<S>] ? S : never): S =>
    schema
