import { z } from 'zod'
import type * as wire from '#shared/wire/account.ts'
import { schemaFor } from './schema-for.ts'

/** What to tell the person, in the language asked for. */
export const MessageResponse = schemaFor<wire.MessageResponse>()(z.object({ message: z.string() }))

/** `GET` and `PUT /users/{id}/newsletter` */
export const NewsletterResource = schemaFor<wire.NewsletterResource>()(
  z.object({ email: z.string(), status: z.enum(['none', 'pending', 'subscribed']) }),
)
