/** As long as the mailed link is good. */
const pendingMs = 48 * 3_600_000

type NewsletterUser = { email_verified_at: Date | null; newsletter_asked_at: Date | null }
type Subscription = { status: 'pending' | 'subscribed' | 'unsubscribed'; requested_at: Date }

/**
 * Whether a subscription to a user's address is the user's to see and to end: the address is proven to be theirs, or it
 * was they who asked, at that very moment. Anything else might be somebody else's.
 */
export const isOwnSubscription = (
  { email_verified_at, newsletter_asked_at }: NewsletterUser,
  { requested_at }: Subscription,
): boolean => email_verified_at !== null || newsletter_asked_at?.getTime() === requested_at.getTime()

/**
 * What a user may know of their subscription: without proof of the address, no more than what came of their own asking.
 */
export const getNewsletterStatus = (
  user: NewsletterUser,
  subscription: Subscription | undefined,
  now: Date,
): 'none' | 'pending' | 'subscribed' => {
  if (subscription && isOwnSubscription(user, subscription))
    return subscription.status === 'unsubscribed' ? 'none' : subscription.status
  const requestedAt = user.email_verified_at ? null : user.newsletter_asked_at
  return requestedAt && now.getTime() - requestedAt.getTime() < pendingMs ? 'pending' : 'none'
}
