import { z } from 'zod'
import { languages } from '../../rules/preferences.ts'
import { CurrencyCode } from '../../wire/money.ts'
import { fieldRules } from '../../rules/field-rules.ts'
import { PasskeyAssertion, PasskeyRequestOptions } from '../../wire/extensions/passkeys.ts'
import { Basket } from '../basket/basket-schemas.ts'
import { emptyObject, MessageResponse, password, trimmedString } from '../common-schemas.ts'

/**
 * The shopper of the session. The response contains nothing that can authenticate a client. `basketCount` is the sum of
 * line quantities.
 */
export const Session = z.object({
  guest: z.boolean(),
  id: z.string().optional(),
  email: z.string().optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  basketCount: z.int().nonnegative(),
})
export type Session = z.infer<typeof Session>

/** `hasCancelledDeletion` when the customer had deleted the account, and this sign-in keeps it. */
const SignedInSession = Session.extend({ hasCancelledDeletion: z.literal(true).optional() })

const { name, email, telephone } = fieldRules

const emailLinkToken = z.string().min(1).max(500)

/**
 * The account or the change of email that a verification link concerns; `requestedOn` is a formatted date. `isOwn` is
 * true when this session is signed in to that account: then no password is needed.
 */
const EmailVerification = z.object({
  kind: z.enum(['account', 'emailChange']),
  email: z.string(),
  requestedOn: z.string(),
  isVerified: z.boolean(),
  isOwn: z.boolean(),
})

/** The address that the account gets back; `changedOn` is a formatted date. */
const EmailUndo = z.object({ email: z.string(), changedOn: z.string() })

export const identitySchemas = {
  getSession: { input: emptyObject, output: Session },
  signIn: {
    input: z.object({ email: trimmedString(email.maxLength), password }),
    output: SignedInSession,
  },
  /**
   * The options for the browser's passkey call. The challenge works once, within five minutes, and only in this
   * session.
   */
  startPasskeyUse: { input: emptyObject, output: PasskeyRequestOptions },
  /**
   * Signs a guest in. For a customer it repeats the sign-in, which replaces the password of sensitive changes for five
   * minutes.
   */
  signInWithPasskey: { input: z.object({ credential: PasskeyAssertion }), output: SignedInSession },
  signOut: { input: emptyObject, output: Session },
  register: {
    input: z.object({
      firstName: trimmedString(name.maxLength),
      lastName: trimmedString(name.maxLength),
      email: trimmedString(email.maxLength),
      telephone: trimmedString(telephone.maxLength).optional(),
      password,
      confirmPassword: password,
    }),
    output: Session,
  },
  /** The response does not reveal whether an account exists. */
  requestPasswordReset: { input: z.object({ email: trimmedString(email.maxLength) }), output: MessageResponse },
  /** Stores the token of the email link in the session, not in a URL. */
  storePasswordResetToken: {
    input: z.object({ email: trimmedString(email.maxLength), token: emailLinkToken }),
    output: emptyObject,
  },
  /** The account of the link in the session, unless the link works no more. */
  getPasswordReset: {
    input: emptyObject,
    output: z.object({ email: z.string().optional(), hasEnded: z.boolean().optional() }),
  },
  completePasswordReset: {
    input: z.object({ newPassword: password, confirmPassword: password }),
    output: MessageResponse,
  },
  storeVerificationToken: { input: z.object({ token: emailLinkToken }), output: emptyObject },
  /** Says whether the session has a verification link, and what the link concerns while it works. */
  getVerification: {
    input: emptyObject,
    output: z.object({ pending: z.boolean(), link: EmailVerification.optional() }),
  },
  /** Needs the session of the account, or its password. Wrong passwords count towards the limits for signing in. */
  verifyEmail: { input: z.object({ password: password.optional() }), output: MessageResponse },
  /** The action “This was not me”: removes the address from the account that claimed it. */
  disownEmail: { input: emptyObject, output: MessageResponse },
  /** Stores the token of the email link that undoes a change of email in the session, instead of a URL. */
  storeEmailUndoToken: { input: z.object({ token: emailLinkToken }), output: emptyObject },
  getEmailUndo: {
    input: emptyObject,
    output: z.object({ pending: z.boolean(), link: EmailUndo.optional() }),
  },
  undoEmailChange: { input: emptyObject, output: MessageResponse },
  /**
   * Writes the preference cookies. A new currency rebuilds the lines of the basket, and the response contains the new
   * basket. This needs the shopper's agreement: without `rebuildBasket` such a change is 409 `confirmation_needed` and
   * changes nothing.
   */
  updatePreferences: {
    input: z.object({
      language: z.enum(languages).optional(),
      currency: CurrencyCode.optional(),
      incTax: z.stringbool().or(z.boolean()).optional(),
      rebuildBasket: z.boolean().optional(),
    }),
    output: z.object({
      language: z.enum(languages),
      currency: CurrencyCode,
      incTax: z.boolean(),
      basket: Basket.optional(),
    }),
  },
}
