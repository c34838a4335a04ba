import { z } from 'zod'
import { PasskeyAssertion, PasskeyAttestation } from '#shared/wire/extensions/passkeys.ts'
import { isPlainLine } from '../../domain/untrusted-text.ts'

const name = z
  .string('value.required')
  .trim()
  .min(1, 'value.required')
  .max(60, 'value.tooLong')
  .refine(isPlainLine, 'value.invalid')

export const passkeyUse = z.object({ credential: PasskeyAssertion })

export const passkeyRegistration = z.object({ name, credential: PasskeyAttestation })

/** An id that is no UUID gets the 404 of an unknown one. */
export const passkeyParams = z.object({ id: z.string(), passkey: z.uuid() })
