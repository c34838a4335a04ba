import { z } from 'zod'
import { emailAddress } from '../../domain/accounts/email-address.ts'
import { emailLinkToken } from './newsletter-schemas.ts'
import { cleanName, isName } from '../../domain/accounts/person-name.ts'
import { minPasswordLength, getPasswordError } from '../../domain/accounts/password.ts'

/** Checks the length first, so that only short texts are cleaned. Cleaning can add and remove characters. */
export const name = z
  .string('value.required')
  .max(200, 'value.tooLong')
  .transform(cleanName)
  .pipe(z.string().min(1, 'value.required').max(100, 'value.tooLong').refine(isName, 'name.invalid'))
export const telephone = z
  .string()
  .trim()
  .max(40, 'value.tooLong')
  .regex(/^(\+?[\d\s()/.-]{5,})?$/, 'telephone.invalid')
const currentPassword = z.string('value.required').min(1, 'value.required')

/** The password rules that do not depend on the account. */
const newPassword = z
  .string('value.required')
  .describe(`At least ${minPasswordLength} characters`)
  .superRefine((password, context) => {
    const error = getPasswordError(password, '')
    if (error) context.addIssue({ code: 'custom', message: error.key, params: error.parameters ?? {} })
  })

/** Credentials; a guest sends none. Values that are not texts get the same rejection as wrong credentials. */
export const credentials = z.object({ email: z.unknown().optional(), password: z.unknown().optional() })

export const refreshTokenBody = z.object({ refresh_token: z.string().max(200).optional().catch(undefined) })

export const registration = z.object({
  firstName: name,
  lastName: name,
  email: emailAddress,
  telephone: telephone.nullish(),
  password: newPassword,
})

export const userChanges = z.object({
  email: emailAddress.optional(),
  firstName: name.optional(),
  lastName: name.optional(),
})

export const resetRequest = z.object({ email: emailAddress })

export const resetLink = z.object({
  email: emailAddress,
  token: z.string('value.required').min(1, 'value.required').max(200, 'value.tooLong'),
})

export const resetCompletion = resetLink.extend({ newPassword })

/** Without a password, the token of the session proves whose account it is. */
export const emailVerification = emailLinkToken.extend({ password: currentPassword.optional() })

/** Without the password, the sign-in must have used a passkey. */
export const passwordChange = z.object({ existingPassword: currentPassword.optional(), newPassword })

export const confirmation = z.object({ password: currentPassword.optional() })

export const userParams = z.object({ id: z.string() })
