import { MessageResponse } from '#shared/wire/hydra.ts'
import { NewsletterResource } from '#shared/wire/extensions/newsletter.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import { englishServerTexts } from '../../presentation/server-texts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { guessLink } from '../../limits/guess-link.ts'
import type { Limits } from '../../limits/limits.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'

/** `GET` and `PUT /users/{id}/newsletter` */
const subscription = NewsletterResource.pick({ email: true, status: true })

type NewsletterHandlers = Pick<
  Handlers,
  'confirmNewsletter' | 'unsubscribeFromNewsletter' | 'getNewsletter' | 'updateNewsletter'
>

/** Handlers of the newsletter: double opt-in for any address, and a switch for the customer's own. */
export const createNewsletterHandlers = ({
  api,
  limits,
}: {
  api: Pick<CommerceApi, 'send'>
  limits: Limits
}): NewsletterHandlers => {
  // The call has no abort signal: the subscription changes even when the client disconnects.
  const followLink = (path: string, token: string, context: RequestContext) =>
    guessLink(limits, context, () =>
      api.send({
        method: 'POST',
        path: `/newsletter-subscriptions${path}`,
        body: { token },
        language: context.preferences.language,
        schema: MessageResponse,
      }),
    )

  const requestOwnNewsletter = async (
    request: { method: 'GET' } | { method: 'PUT'; body: object },
    { session, preferences }: RequestContext,
  ) => {
    const claims = await session.getClaims()
    if (!claims) throw new AppError(401, 'unauthenticated', englishServerTexts.notLoggedIn)
    const path = `/users/${encodeURIComponent(claims.id)}/newsletter`
    return session.withAccessToken((token) =>
      api.send({ ...request, path, token, language: preferences.language, schema: subscription }),
    )
  }

  return {
    confirmNewsletter: ({ token }, context) => followLink('/confirm', token, context),
    unsubscribeFromNewsletter: ({ token }, context) => followLink('/unsubscribe', token, context),
    getNewsletter: (_input, context) => requestOwnNewsletter({ method: 'GET' }, context),
    updateNewsletter: async ({ subscribed }, context) => {
      const claims = await context.session.getClaims()
      // Each call mails a link to an unverified address. By account: attackers can use up the limit of its address.
      if (subscribed && claims) await limits.consume([{ limit: 'newsletterAccount', subject: claims.id }], context.log)
      return requestOwnNewsletter({ method: 'PUT', body: { subscribed } }, context)
    },
  }
}
