import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Limits } from '../../limits/limits.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { Announcement, Newsletter } from '../../upstream/schemas/newsletter.ts'

type NewsletterHandlers = Pick<
  Handlers,
  'confirmNewsletter' | 'unsubscribeFromNewsletter' | 'getNewsletter' | 'changeNewsletter'
>

/** News by mail: the double opt-in that a form began for any address, and a switch for the customer's own. */
export const createNewsletterHandlers = ({
  api,
  limits,
}: {
  api: Pick<CommerceApi, 'send'>
  limits: Limits
}): NewsletterHandlers => {
  // No signal: who asked for news, or for no more of it, gets it although the browser leaves.
  const post = (path: string, body: object, { preferences: { language } }: RequestContext) =>
    api.send({ method: 'POST', path: `/newsletter-subscriptions${path}`, body, language, answer: Announcement })

  const own = async (
    request: { method: 'GET' } | { method: 'PUT'; body: object },
    { session, preferences }: RequestContext,
  ) => {
    const claims = await session.claims()
    if (!claims) throw new AppError(401, 'unauthenticated', 'You must be logged in to use this endpoint')
    const path = `/users/${encodeURIComponent(claims.id)}/newsletter`
    return session.authorised((token) =>
      api.send({ ...request, path, token, language: preferences.language, answer: Newsletter }),
    )
  }

  return {
    confirmNewsletter: ({ token }, context) => post('/confirm', { token }, context),
    unsubscribeFromNewsletter: ({ token }, context) => post('/unsubscribe', { token }, context),
    getNewsletter: (_input, context) => own({ method: 'GET' }, context),
    changeNewsletter: async ({ subscribed }, context) => {
      const claims = await context.session.claims()
      // An address that was not verified is mailed a link each time.
      if (subscribed && claims) await limits.spend([{ limit: 'newsletterAccount', of: claims.email }], context.log)
      return own({ method: 'PUT', body: { subscribed } }, context)
    },
  }
}
