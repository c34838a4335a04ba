import { NewsletterResource } from '#shared/wire/extensions/newsletter.ts'
import type { UserRow } from '../../db/account-schema.ts'
import { defineRoute } from '../../http/define-route.ts'
import { newsletterChoice } from './newsletter-schemas.ts'
import { userParams } from './identity-schemas.ts'
import { requireUserById } from './require-user.ts'
import { loadNewsletterStatus, subscribeUser, unsubscribeUser } from './user-newsletter.ts'

const presentNewsletter = (user: UserRow, status: NewsletterResource['status']): NewsletterResource => {
  return { '@id': `/users/${user.id}/newsletter`, '@type': 'NewsletterSubscription', email: user.email, status }
}

const readNewsletter = defineRoute({
  method: 'get',
  path: '/users/{id}/newsletter',
  tag: 'Newsletter',
  summary: 'Whether the caller is subscribed to the newsletter',
  access: 'token',
  params: userParams,
  response: NewsletterResource,
  errorStatuses: [404],
  handle: async ({ params }, call) => {
    const user = await requireUserById(params.id, call)
    return presentNewsletter(user, await loadNewsletterStatus(call, user))
  },
})

const changeNewsletter = defineRoute({
  method: 'put',
  path: '/users/{id}/newsletter',
  tag: 'Newsletter',
  summary: 'Subscribes or unsubscribes the caller; an unverified address gets a confirmation link first',
  access: 'token',
  params: userParams,
  body: newsletterChoice,
  response: NewsletterResource,
  errorStatuses: [404],
  handle: async ({ params, body }, call) => {
    await (body.subscribed ? subscribeUser : unsubscribeUser)(call, await requireUserById(params.id, call))
    const user = await requireUserById(params.id, call)
    return presentNewsletter(user, await loadNewsletterStatus(call, user))
  },
})

export const userNewsletterRoutes = [readNewsletter, changeNewsletter]
