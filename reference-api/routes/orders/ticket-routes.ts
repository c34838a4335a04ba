import { TicketCheckResult } from '#shared/wire/extensions/tickets.ts'
import { checkTicket } from '../../store/orders/check-ticket.ts'
import { defineRoute } from '../../http/define-route.ts'
import { ticketCheckBody } from '../operators/operator-schemas.ts'

const checkTicketRoute = defineRoute({
  method: 'post',
  path: '/tickets/check',
  tag: 'Operators',
  summary: 'Checks a scanned code; admits a ticket exactly once',
  access: 'operator:door',
  act: 'ticket.check',
  body: ticketCheckBody,
  response: TicketCheckResult,
  handle: ({ body }, { db, ticketKeys, locale, now, operator }) =>
    db.transaction().execute(async (tx) => {
      const checked = await checkTicket(tx, body.code, { keys: ticketKeys, locale, now: now() })
      await operator.record(tx, { subject: checked.serial, details: { result: checked.result } })
      return checked
    }),
})

export const ticketRoutes = [checkTicketRoute]
