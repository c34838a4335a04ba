import { z } from 'zod'

/** What this browser has allowed; `decided` is false while nobody has said anything. */
export const ConsentChoices = z.object({ decided: z.boolean(), recentlyViewed: z.boolean() })
export type ConsentChoices = z.infer<typeof ConsentChoices>

export const consentSchemas = {
  getConsent: { input: z.object({}), output: ConsentChoices },
  /** Keeps the decision in a cookie for six months. What is no longer allowed is deleted at once. */
  updateConsent: { input: z.object({ recentlyViewed: z.stringbool().or(z.boolean()) }), output: ConsentChoices },
}
