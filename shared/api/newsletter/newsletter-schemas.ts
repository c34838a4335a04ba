import { z } from 'zod'

/** A sentence in the shopper's language. */
const MessageResponse = z.object({ message: z.string() })

/** `pending` until the shopper follows the link of the confirmation email. */
export const Newsletter = z.object({ email: z.string(), status: z.enum(['none', 'pending', 'subscribed']) })
export type Newsletter = z.infer<typeof Newsletter>

const emailLinkToken = z.object({ token: z.string().max(500) })

export const newsletterSchemas = {
  confirmNewsletter: { input: emailLinkToken, output: MessageResponse },
  unsubscribeFromNewsletter: { input: emailLinkToken, output: MessageResponse },
  /** The subscription of the customer's own address. */
  getNewsletter: { input: z.object({}), output: Newsletter },
  updateNewsletter: { input: z.object({ subscribed: z.stringbool().or(z.boolean()) }), output: Newsletter },
}
