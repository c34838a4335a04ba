import { EventChangeResult } from '#shared/wire/extensions/operators.ts'
import { sumRefunds } from '../../domain/orders/refund-limits.ts'
import { changeEvent, enqueueEventEmails, refundEvent } from '../../store/catalogue/change-event.ts'
import { findProduct } from '../../store/catalogue/products.ts'
import { requestApprovalIfNeeded } from '../../store/orders/refund-requests.ts'
import { ApiError, notFoundError } from '../../http/api-error.ts'
import { defineRoute } from '../../http/define-route.ts'
import { sendEmailsInBackground } from '../../mail/send-queued-emails.ts'
import { payRefundsInBackground } from '../../payments/pay-refunds.ts'
import { eventChangeBody, eventParams } from './operator-schemas.ts'
import { getSaleStatus } from '../../presenters/availability.ts'
import { presentDates, presentVenue } from '../../presenters/present-event.ts'
import { presentRefundRequest } from '../../presenters/present-operator.ts'

const change = defineRoute({
  method: 'put',
  path: '/operator/events/{slug}',
  tag: 'Operators',
  summary:
    'Changes the status, date or venue of an event and emails every ticket holder; with the role refund, a cancelled event can be refunded',
  access: 'operator:content',
  act: 'event.change',
  params: eventParams,
  body: eventChangeBody,
  response: EventChangeResult,
  errorStatuses: [404],
  handle: async ({ params, body }, call) => {
    const { db, operator, config } = call
    const now = call.now()
    if (body.refund && !operator.roles.includes('refund')) throw new ApiError(403, 'operator.role')
    const { changed, told, waiting, refunds } = await db.transaction().execute(async (tx) => {
      const changedEvent = await changeEvent(tx, params.slug, body)
      if (!changedEvent) throw notFoundError('event.unknown')
      const target = { productId: changedEvent.id }
      const proposed = { target, reason: null, operatorId: operator.id, limits: config.refundLimits, now }
      const request = body.refund ? await requestApprovalIfNeeded(tx, proposed) : null
      const isRefunding = body.refund && !request
      const notifiedCount = await enqueueEventEmails(tx, changedEvent, { refunded: isRefunding, now })
      const deciders = { requestedBy: operator.id, approvedBy: null }
      const outcomes = isRefunding ? await refundEvent(tx, changedEvent.id, { deciders, reason: null, now }) : []
      const { refund, ...fields } = body
      const refundDetails = { refund: request?.id ?? true, amounts: request?.amounts ?? sumRefunds(outcomes) }
      await operator.record(tx, {
        subject: params.slug,
        outcome: request ? 'waiting' : 'done',
        details: { ...fields, ...(refund ? refundDetails : {}), emails: notifiedCount },
      })
      return { changed: changedEvent, told: notifiedCount, waiting: request, refunds: outcomes }
    })
    sendEmailsInBackground(call)
    payRefundsInBackground(call)
    const product = await findProduct(db, 'id', changed.id)
    if (!product?.event) throw notFoundError('event.unknown')
    const { event } = product
    return {
      slug: product.slug,
      saleStatus: getSaleStatus(product, event, now),
      dates: presentDates(event),
      venue: presentVenue(event.venue),
      change: changed.kind,
      told,
      refunded: refunds.length,
      waiting: waiting && (await presentRefundRequest(db, waiting, now)),
    }
  },
})

export const operatorEventRoutes = [change]
