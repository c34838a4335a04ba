import { MessageResponse } from '#shared/wire/hydra.ts'
import { deleteEmailTokens, findEmailToken } from '../../store/accounts/email-tokens.ts'
import { confirmSubscription, endSubscription } from '../../store/accounts/newsletter.ts'
import { translateMessage } from '../../domain/messages.ts'
import { validationError } from '../../http/api-error.ts'
import { defineRoute } from '../../http/define-route.ts'
import { emailLinkToken, newsletterBody } from './newsletter-schemas.ts'
import { requestNewsletter, sendNewsletterWelcome } from './send-account-emails.ts'

export const invalidLinkError = () => validationError([{ propertyPath: 'token', key: 'link.invalid' }])

const requestSubscriptionRoute = defineRoute({
  method: 'post',
  path: '/newsletter-subscriptions',
  tag: 'Newsletter',
  summary: 'Subscribes to the newsletter: sends a confirmation link, and responds the same for every address',
  access: 'public',
  body: newsletterBody,
  status: 202,
  response: MessageResponse,
  handle: async ({ body }, call) => {
    requestNewsletter(call, body.email, body.language)
    return { message: translateMessage({ key: 'newsletter.asked' }, call.locale) }
  },
})

const confirmSubscriptionRoute = defineRoute({
  method: 'post',
  path: '/newsletter-subscriptions/confirm',
  tag: 'Newsletter',
  summary: 'Confirms a subscription with the token of the email',
  access: 'public',
  body: emailLinkToken,
  response: MessageResponse,
  handle: async ({ body }, call) => {
    const { db, now, locale } = call
    const token = await findEmailToken(db, 'newsletter-confirm', body.token, now())
    const confirmed = token ? await confirmSubscription(db, token.email, now()) : null
    if (!token || !confirmed) throw invalidLinkError()
    if (confirmed.isNew) sendNewsletterWelcome(call, token.email, confirmed.language)
    return { message: translateMessage({ key: 'newsletter.confirmed' }, locale) }
  },
})

const unsubscribeRoute = defineRoute({
  method: 'post',
  path: '/newsletter-subscriptions/unsubscribe',
  tag: 'Newsletter',
  summary: 'Ends a subscription with the token in every newsletter email',
  access: 'public',
  body: emailLinkToken,
  response: MessageResponse,
  handle: async ({ body }, { db, now, locale }) => {
    const token = await findEmailToken(db, 'newsletter-unsubscribe', body.token, now())
    if (!token) throw invalidLinkError()
    await endSubscription(db, token.email, now())
    await deleteEmailTokens(db, 'newsletter-confirm', token.email)
    return { message: translateMessage({ key: 'newsletter.ended' }, locale) }
  },
})

export const newsletterRoutes = [confirmSubscriptionRoute, unsubscribeRoute, requestSubscriptionRoute]
