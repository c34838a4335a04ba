import { TicketCheckResult } from '#shared/wire/extensions/tickets.ts'
import { checkTicket } from '../../store/orders/check-ticket.ts'
import { notFoundError } from '../../http/api-error.ts'
import { defineRoute } from '../../http/define-route.ts'
import { ticketCheckBody } from '../operators/operator-schemas.ts'

const checkTicketRoute = defineRoute({
  method: 'post',
  path: '/tickets/check',
  tag: 'Operators',
  summary: 'Checks a code scanned at the entrance of an event; admits a ticket exactly once',
  access: 'operator:door',
  act: 'ticket.check',
  body: ticketCheckBody,
  response: TicketCheckResult,
  errorStatuses: [404],
  handle: ({ body }, { db, ticketKeys, locale, now, operator }) =>
    db.transaction().execute(async (tx) => {
      const event = await tx
        .selectFrom('products')
        .select('id')
        .where('slug', '=', body.event)
        .where('type', '=', 'event')
        .executeTakeFirst()
      if (!event) throw notFoundError('event.unknown')
      const scanned = { code: body.code, eventId: event.id }
      const checked = await checkTicket(tx, scanned, { keys: ticketKeys, locale, now: now() })
      await operator.record(tx, { subject: checked.serial, details: { event: body.event, result: checked.result } })
      return checked
    }),
})

export const ticketRoutes = [checkTicketRoute]
