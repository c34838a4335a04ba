import { z } from 'zod'
import { emptyObject } from '../common-schemas.ts'

/** The consent of this browser; `decided` is false until the shopper decides. */
export const ConsentChoices = z.object({ decided: z.boolean(), recentlyViewed: z.boolean() })
export type ConsentChoices = z.infer<typeof ConsentChoices>

export const consentSchemas = {
  getConsent: { input: emptyObject, output: ConsentChoices },
  /** Stores the decision in a cookie for six months, and deletes data that the decision no longer allows. */
  updateConsent: { input: z.object({ recentlyViewed: z.stringbool().or(z.boolean()) }), output: ConsentChoices },
}
