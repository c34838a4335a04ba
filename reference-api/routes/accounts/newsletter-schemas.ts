import { z } from 'zod'
import { emailAddress } from '../../domain/accounts/email-address.ts'
import { locales } from '../../domain/locale.ts'

export const newsletterBody = z.object({ email: emailAddress, language: z.enum(locales, 'value.invalid') })

export const emailLinkToken = z.object({
  token: z.string('link.invalid').min(1, 'link.invalid').max(200, 'link.invalid'),
})

export const newsletterChoice = z.object({ subscribed: z.boolean('value.required') })
