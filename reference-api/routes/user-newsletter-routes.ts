import type { NewsletterResource } from '#shared/wire/account.ts'
import type { Db } from '../db/connect.ts'
import { deleteMailedTokens } from '../db/mailed-tokens.ts'
import { confirmSubscription, endSubscription, findSubscription, requestSubscription } from '../db/newsletter.ts'
import type { UserRow } from '../db/schema.ts'
import { setNewsletterAsked } from '../db/users.ts'
import type { Call } from '../http/call.ts'
import { defineRoute } from '../http/define-route.ts'
import { newsletterChoice, newsletterResource } from '../wire/newsletter-schemas.ts'
import { userPath } from '../wire/identity-schemas.ts'
import { askForNewsletter, welcomeToNewsletter } from './account-mails.ts'
import { callerNamed } from './caller.ts'

/** As long as the mailed link is good. */
const pendingMs = 48 * 3_600_000

/**
 * What a user may know of their subscription. Whoever has not verified the address learns only what they asked for
 * themselves: it might be somebody else's.
 */
const statusFor = async (db: Db, user: UserRow, now: Date): Promise<NewsletterResource['status']> => {
  if (user.email_verified_at === null) {
    const asked = user.newsletter_asked_at
    return asked && now.getTime() - asked.getTime() < pendingMs ? 'pending' : 'none'
  }
  const status = (await findSubscription(db, user.email))?.status
  return status === 'subscribed' || status === 'pending' ? status : 'none'
}

const present = (user: UserRow, status: NewsletterResource['status']): NewsletterResource => {
  return { '@id': `/users/${user.id}/newsletter`, '@type': 'NewsletterSubscription', email: user.email, status }
}

const subscribe = async (call: Call, user: UserRow) => {
  const { db, now, locale } = call
  if (user.email_verified_at === null) {
    await setNewsletterAsked(db, user.id, now())
    return askForNewsletter(call, user.email, locale)
  }
  // The verified address is the proof that a mailed link would give.
  if (!(await requestSubscription(db, user.email, locale, now()))) return
  await confirmSubscription(db, user.email, now())
  welcomeToNewsletter(call, user.email, locale)
}

const unsubscribe = async ({ db, now }: Call, user: UserRow) => {
  await setNewsletterAsked(db, user.id, null)
  if (user.email_verified_at === null) return
  await endSubscription(db, user.email, now())
  await deleteMailedTokens(db, 'newsletter-confirm', user.email)
}

const readNewsletter = defineRoute({
  method: 'get',
  path: '/users/{id}/newsletter',
  tag: 'Newsletter',
  summary: "Whether the newsletter goes to the caller's address",
  access: 'token',
  params: userPath,
  response: newsletterResource,
  refusals: [404],
  handle: async ({ params }, call) => {
    const user = await callerNamed(params.id, call)
    return present(user, await statusFor(call.db, user, call.now()))
  },
})

const changeNewsletter = defineRoute({
  method: 'put',
  path: '/users/{id}/newsletter',
  tag: 'Newsletter',
  summary: 'Subscribes or unsubscribes the caller; an address that was not verified is mailed a link first',
  access: 'token',
  params: userPath,
  body: newsletterChoice,
  response: newsletterResource,
  refusals: [404],
  handle: async ({ params, body }, call) => {
    await (body.subscribed ? subscribe : unsubscribe)(call, await callerNamed(params.id, call))
    const user = await callerNamed(params.id, call)
    return present(user, await statusFor(call.db, user, call.now()))
  },
})

export const userNewsletterRoutes = [readNewsletter, changeNewsletter]
