import { z } from 'zod'
import type { NewsletterResource } from '#shared/wire/account.ts'
import { emailAddress } from '../../domain/accounts/email.ts'

export const newsletterBody = z.object({ email: emailAddress, language: z.enum(['en', 'de'], 'value.invalid') })

export const emailLinkToken = z.object({
  token: z.string('link.invalid').min(1, 'link.invalid').max(200, 'link.invalid'),
})

export const newsletterChoice = z.object({ subscribed: z.boolean('value.required') })

export const newsletterResource = z.object({
  '@id': z.string(),
  '@type': z.literal('NewsletterSubscription'),
  email: z.string(),
  status: z.enum(['none', 'pending', 'subscribed']),
}) satisfies z.ZodType<NewsletterResource>
