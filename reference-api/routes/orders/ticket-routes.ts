import { TicketCheckResult } from '#shared/wire/extensions/tickets.ts'
import { checkTicket } from '../../store/orders/check-ticket.ts'
import { defineRoute } from '../../http/define-route.ts'
import { ticketCheckBody } from '../operators/operator-schemas.ts'

const checkTicketRoute = defineRoute({
  method: 'post',
  path: '/tickets/check',
  tag: 'Operators',
  summary: 'What the door makes of a scanned code; admits a ticket exactly once',
  access: 'operator',
  body: ticketCheckBody,
  response: TicketCheckResult,
  handle: async ({ body }, { db, ticketKeys, locale, now }) =>
    checkTicket(db, body.code, { keys: ticketKeys, locale, now: now() }),
})

export const ticketRoutes = [checkTicketRoute]
