import { z } from 'zod'
import { currencies, languages } from '../../rules/preferences.ts'
import { fieldRules, passwordMaximum } from '../../rules/field-rules.ts'
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

const { name, email, telephone } = fieldRules

const password = z.string().max(passwordMaximum)

/** In the shopper's language, in the words of the API. */
const Message = z.object({ message: z.string() })

const mailedToken = z.string().min(1).max(500)

export const identitySchemas = {
  getSession: { input: nothing, output: Session },
  signIn: {
    input: z.object({ email: text(email.maxLength), password }),
    output: Session,
  },
  signOut: { input: nothing, output: Session },
  register: {
    input: z.object({
      firstName: text(name.maxLength),
      lastName: text(name.maxLength),
      email: text(email.maxLength),
      telephone: text(telephone.maxLength).optional(),
      password,
      confirmPassword: password,
    }),
    output: Session,
  },
  /** Answers the same whether or not there is an account. */
  requestPasswordReset: { input: z.object({ email: text(email.maxLength) }), output: Message },
  /** Keeps the token of the mailed link out of the address; `getPasswordReset` says whose password it is for. */
  keepPasswordReset: { input: z.object({ email: text(email.maxLength), token: mailedToken }), output: nothing },
  getPasswordReset: { input: nothing, output: z.object({ email: z.string().optional() }) },
  completePasswordReset: { input: z.object({ newPassword: password, confirmPassword: password }), output: Message },
  keepVerification: { input: z.object({ token: mailedToken }), output: nothing },
  getVerification: { input: nothing, output: z.object({ waiting: z.boolean() }) },
  verifyEmail: { input: nothing, output: Message },
  /**
   * Writes the preference cookies. A changed currency rebuilds a basket with lines, which is then part of the answer,
   * but only once the shopper has agreed (`rebuildBasket`): 409 `confirmation_needed` otherwise, and nothing is
   * changed.
   */
  updatePreferences: {
    input: z.object({
      language: z.enum(languages).optional(),
      currency: z.enum(currencies).optional(),
      incTax: z.stringbool().or(z.boolean()).optional(),
      rebuildBasket: z.boolean().optional(),
    }),
    output: z.object({
      language: z.enum(languages),
      currency: z.enum(currencies),
      incTax: z.boolean(),
      basket: Basket.optional(),
    }),
  },
}
