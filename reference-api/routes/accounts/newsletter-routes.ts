import { deleteMailedTokens, findMailedToken } from '../../store/accounts/mailed-tokens.ts'
import { confirmSubscription, endSubscription } from '../../store/accounts/newsletter.ts'
import { say } from '../../domain/messages.ts'
import { refused } from '../../http/api-error.ts'
import { defineRoute } from '../../http/define-route.ts'
import { messageAnswer } from './identity-schemas.ts'
import { mailedToken, newsletterBody } from './newsletter-schemas.ts'
import { askForNewsletter, welcomeToNewsletter } from './account-mails.ts'

export const invalidLink = () => refused([{ propertyPath: 'token', key: 'link.invalid' }])

const subscribe = defineRoute({
  method: 'post',
  path: '/newsletter-subscriptions',
  tag: 'Newsletter',
  summary: 'Asks for the newsletter; mails a link to confirm, and answers the same for every address',
  access: 'public',
  body: newsletterBody,
  status: 202,
  response: messageAnswer,
  handle: async ({ body }, call) => {
    askForNewsletter(call, body.email, body.language)
    return { message: say({ key: 'newsletter.asked' }, call.locale) }
  },
})

const confirm = defineRoute({
  method: 'post',
  path: '/newsletter-subscriptions/confirm',
  tag: 'Newsletter',
  summary: 'Confirms the newsletter with the token of the mail',
  access: 'public',
  body: mailedToken,
  response: messageAnswer,
  handle: async ({ body }, call) => {
    const { db, now, locale } = call
    const token = await findMailedToken(db, 'newsletter-confirm', body.token, now())
    const confirmed = token ? await confirmSubscription(db, token.email, now()) : null
    if (!token || !confirmed) throw invalidLink()
    if (confirmed.isNew) welcomeToNewsletter(call, token.email, confirmed.language)
    return { message: say({ key: 'newsletter.confirmed' }, locale) }
  },
})

const unsubscribe = defineRoute({
  method: 'post',
  path: '/newsletter-subscriptions/unsubscribe',
  tag: 'Newsletter',
  summary: 'Ends the newsletter with the token that every mail carries',
  access: 'public',
  body: mailedToken,
  response: messageAnswer,
  handle: async ({ body }, { db, now, locale }) => {
    const token = await findMailedToken(db, 'newsletter-unsubscribe', body.token, now())
    if (!token) throw invalidLink()
    await endSubscription(db, token.email, now())
    await deleteMailedTokens(db, 'newsletter-confirm', token.email)
    return { message: say({ key: 'newsletter.ended' }, locale) }
  },
})

export const newsletterRoutes = [confirm, unsubscribe, subscribe]
