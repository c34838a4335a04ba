import { z } from 'zod'
import type * as wire from '#shared/wire/account.ts'
import { reads } from './reads.ts'

/** What to tell the person, in the language asked for. */
export const Announcement = reads<wire.Announcement>()(z.object({ message: z.string() }))

/** `GET` and `PUT /users/{id}/newsletter` */
export const Newsletter = reads<wire.NewsletterResource>()(
  z.object({ email: z.string(), status: z.enum(['none', 'pending', 'subscribed']) }),
)
