import { z } from 'zod'
import { currencies, languages } from '../../preferences.ts'
import { Basket } from '../basket/basket-schemas.ts'

/** Who is shopping. Nothing here authenticates. `basketCount` is the sum of line quantities. */
export const Session = z.object({
  guest: z.boolean(),
  id: z.string().optional(),
  email: z.string().optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  basketCount: z.int().nonnegative(),
})
export type Session = z.infer<typeof Session>

const nothing = z.object({})

const text = (max: number) => z.string().trim().max(max)

export const identitySchemas = {
  getSession: { input: nothing, output: Session },
  signIn: {
    input: z.object({ email: text(254), password: z.string().max(1024) }),
    output: Session,
  },
  signOut: { input: nothing, output: Session },
  register: {
    input: z.object({
      firstName: text(100),
      lastName: text(100),
      email: text(254),
      telephone: text(40).optional(),
      password: z.string().max(1024),
      confirmPassword: z.string().max(1024),
    }),
    output: Session,
  },
  /** Writes the preference cookies; a changed currency re-prices the basket, which is then part of the answer. */
  updatePreferences: {
    input: z.object({
      language: z.enum(languages).optional(),
      currency: z.enum(currencies).optional(),
      incTax: z.stringbool().or(z.boolean()).optional(),
    }),
    output: z.object({
      language: z.enum(languages),
      currency: z.enum(currencies),
      incTax: z.boolean(),
      basket: Basket.optional(),
    }),
  },
}
