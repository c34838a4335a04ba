import type { NewsletterResource } from '#shared/wire/account.ts'
import type { UserRow } from '../../db/schema.ts'
import { defineRoute } from '../../http/define-route.ts'
import { newsletterChoice, newsletterResource } from './newsletter-schemas.ts'
import { userPath } from './identity-schemas.ts'
import { callerNamed } from './caller.ts'
import { newsletterStatusOf, subscribeUser, unsubscribeUser } from './newsletter-of-user.ts'

const present = (user: UserRow, status: NewsletterResource['status']): NewsletterResource => {
  return { '@id': `/users/${user.id}/newsletter`, '@type': 'NewsletterSubscription', email: user.email, status }
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
    return present(user, await newsletterStatusOf(call, user))
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
    await (body.subscribed ? subscribeUser : unsubscribeUser)(call, await callerNamed(params.id, call))
    const user = await callerNamed(params.id, call)
    return present(user, await newsletterStatusOf(call, user))
  },
})

export const userNewsletterRoutes = [readNewsletter, changeNewsletter]
