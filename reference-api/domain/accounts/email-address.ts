import { z } from 'zod'
import { normaliseEmail } from '#shared/wire/normalise-email.ts'

/** 254 is the longest address SMTP can carry (RFC 5321). */
export const emailAddress = z
  .string('value.required')
  .transform(normaliseEmail)
  .pipe(z.string().min(1, 'value.required'))
  .pipe(z.email('email.invalid').max(254, 'email.invalid'))
