import { OpenOrderLinkResponse } from '#shared/wire/extensions/order-links.ts'
import { MessageResponse } from '#shared/wire/hydra.ts'
import { translateMessage } from '../../domain/messages.ts'
import { defineRoute } from '../../http/define-route.ts'
import { sendOrderLinks } from '../../mail/send-order-links.ts'
import { sendEmailsInBackground } from '../../mail/send-queued-emails.ts'
import { disownOrder, findOrderIdByToken } from '../../store/orders/order-tokens.ts'
import { invalidLinkError } from '../accounts/newsletter-routes.ts'
import { emailLinkToken } from '../accounts/newsletter-schemas.ts'
import { orderLinkRequest } from './order-schemas.ts'

const openOrderLink = defineRoute({
  method: 'post',
  path: '/orders/open-link',
  tag: 'Orders',
  summary: 'The order that the token of an email link opens; changes nothing',
  access: 'public',
  body: emailLinkToken,
  response: OpenOrderLinkResponse,
  handle: async ({ body }, { db, now }) => {
    const id = await findOrderIdByToken(db, body.token, now())
    if (id === undefined) throw invalidLinkError()
    return { id }
  },
})

const disownOrderRoute = defineRoute({
  method: 'post',
  path: '/orders/disown',
  tag: 'Orders',
  summary: '“This was not me”: ends the links of an order and all emails about it, and tells the operators',
  access: 'public',
  body: emailLinkToken,
  response: MessageResponse,
  handle: async ({ body }, call) => {
    const { db, now, locale } = call
    await db.transaction().execute(async (tx) => {
      const id = await findOrderIdByToken(tx, body.token, now())
      if (id === undefined) throw invalidLinkError()
      await disownOrder(tx, id, now())
    })
    sendEmailsInBackground(call)
    return { message: translateMessage({ key: 'order.disowned' }, locale) }
  },
})

const sendLinks = defineRoute({
  method: 'post',
  path: '/orders/send-links',
  tag: 'Orders',
  summary: 'Emails the links of the newest orders of an address; responds the same for every address',
  access: 'optional',
  body: orderLinkRequest,
  status: 202,
  response: MessageResponse,
  handle: async ({ body }, call) => {
    call.background.runDelayed('order links', () => sendOrderLinks(call, body.email, call.locale))
    return { message: translateMessage({ key: 'order.linksSent' }, call.locale) }
  },
})

export const orderLinkRoutes = [openOrderLink, disownOrderRoute, sendLinks]
