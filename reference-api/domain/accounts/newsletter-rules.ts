/** A request stays pending as long as its email link is valid. */
const pendingMs = 48 * 3_600_000

type NewsletterUser = { email_verified_at: Date | null; newsletter_asked_at: Date | null }
type Subscription = { status: 'pending' | 'subscribed' | 'unsubscribed'; requested_at: Date }

/**
 * Whether a user may see and end a subscription to their email address: the address is verified, or this user
 * subscribed. Otherwise the subscription may belong to another person.
 */
export const isOwnSubscription = (
  { email_verified_at, newsletter_asked_at }: NewsletterUser,
  { requested_at }: Subscription,
): boolean => email_verified_at !== null || newsletter_asked_at?.getTime() === requested_at.getTime()

/** The state of the subscription that a user may see. Without a verified address it shows only their own request. */
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
