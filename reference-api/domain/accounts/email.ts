import { z } from 'zod'

/** Normalises an email address for comparison. */
export const normaliseEmail = (email: string): string => email.normalize('NFC').trim().toLowerCase()

/** 254 is the longest address SMTP can carry (RFC 5321). */
export const emailAddress = z
  .string('email.invalid')
  .transform(normaliseEmail)
  .pipe(z.email('email.invalid').max(254, 'email.invalid'))
