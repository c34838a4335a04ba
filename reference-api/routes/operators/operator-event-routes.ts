import { EventChangeResult } from '#shared/wire/extensions/operators.ts'
import { changeEvent, refundEvent } from '../../store/catalogue/change-event.ts'
import { findProduct } from '../../store/catalogue/products.ts'
import { notFoundError } from '../../http/api-error.ts'
import { defineRoute } from '../../http/define-route.ts'
import { sendQueuedEmails } from '../../mail/send-queued-emails.ts'
import { payRefunds } from '../../payments/pay-refunds.ts'
import { eventChangeBody, eventParams } from './operator-schemas.ts'
import { getSaleStatus } from '../../presenters/availability.ts'
import { presentDates, presentVenue } from '../../presenters/present-event.ts'

const change = defineRoute({
  method: 'put',
  path: '/operator/events/{slug}',
  tag: 'Operators',
  summary:
    'Changes the status, date or venue of an event and emails every ticket holder; a cancelled event can be refunded',
  access: 'operator',
  params: eventParams,
  body: eventChangeBody,
  response: EventChangeResult,
  errorStatuses: [404],
  handle: async ({ params, body }, call) => {
    const now = call.now()
    const changed = await changeEvent(call.db, params.slug, body, now)
    if (!changed) throw notFoundError('event.unknown')
    const refunded = body.refund ? await refundEvent(call.db, changed.id, changed.orders, now) : 0
    call.background.runCoalesced('order emails', () => sendQueuedEmails(call))
    call.background.runCoalesced('refunds', () => payRefunds(call))
    const product = await findProduct(call.db, 'id', changed.id)
    if (!product?.event) throw notFoundError('event.unknown')
    const { event } = product
    return {
      slug: product.slug,
      saleStatus: getSaleStatus(product, event, now),
      dates: presentDates(event),
      venue: presentVenue(event.venue),
      change: changed.change,
      told: changed.notifiedCount,
      refunded,
    }
  },
})

export const operatorEventRoutes = [change]
