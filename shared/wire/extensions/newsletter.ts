import { z } from 'zod'
import { hydraFields } from '../hydra.ts'

// Capability: newsletter with double opt-in.

// `POST /newsletter-subscriptions` takes `{ email, language }`: 202 with the same `MessageResponse` for every address.
// A malformed address is a 422 violation at `email`.

/**
 * `GET` and `PUT /users/{id}/newsletter` (body `{ subscribed }`), for the caller's own address. Subscribing a verified
 * address takes effect at once. An unverified address stays `pending` until the owner follows the mailed link. The
 * response does not reveal whether the address was subscribed before.
 */
export const NewsletterResource = z.object({
  ...hydraFields('NewsletterSubscription'),
  email: z.string(),
  status: z.enum(['none', 'pending', 'subscribed']),
})
export type NewsletterResource = z.infer<typeof NewsletterResource>
