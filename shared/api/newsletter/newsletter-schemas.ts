import { z } from 'zod'
import { emptyObject, MessageResponse } from '../common-schemas.ts'

/** `pending` until the shopper follows the link of the confirmation email. */
export const NewsletterSubscription = z.object({ email: z.string(), status: z.enum(['none', 'pending', 'subscribed']) })
export type NewsletterSubscription = z.infer<typeof NewsletterSubscription>

const emailLinkToken = z.object({ token: z.string().max(500) })

export const newsletterSchemas = {
  confirmNewsletter: { input: emailLinkToken, output: MessageResponse },
  unsubscribeFromNewsletter: { input: emailLinkToken, output: MessageResponse },
  /** For the customer's own address. */
  getNewsletter: { input: emptyObject, output: NewsletterSubscription },
  updateNewsletter: { input: z.object({ subscribed: z.stringbool().or(z.boolean()) }), output: NewsletterSubscription },
}
