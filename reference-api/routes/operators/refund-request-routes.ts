import { createCollectionSchema } from '#shared/wire/hydra.ts'
import { RefundRequestResource } from '#shared/wire/extensions/operators.ts'
import type { Db } from '../../db/connect.ts'
import type { RefundRequestRow } from '../../db/operator-schema.ts'
import { refundEvent } from '../../store/catalogue/change-event.ts'
import { refundOrder } from '../../store/orders/refund-order.ts'
import { approveRefund, listOpenRefundRequests, refuseRefund } from '../../store/orders/refund-requests.ts'
import { createCollection } from '../../http/create-collection.ts'
import { defineRoute } from '../../http/define-route.ts'
import { sendEmailsInBackground } from '../../mail/send-queued-emails.ts'
import { payRefundsInBackground } from '../../payments/pay-refunds.ts'
import { presentRefundRequest } from '../../presenters/present-operator.ts'
import { refundRequestParams } from './operator-schemas.ts'

const listRefundsRoute = defineRoute({
  method: 'get',
  path: '/operator/refunds',
  tag: 'Operators',
  summary: 'Refunds that wait for a second operator',
  access: 'operator:refund',
  response: createCollectionSchema(RefundRequestResource),
  handle: async (_input, call) => {
    const now = call.now()
    const requests = await listOpenRefundRequests(call.db, now)
    const members = await Promise.all(requests.map((request) => presentRefundRequest(call.db, request, now)))
    return createCollection('RefundRequest', call, members)
  },
})

const toDetails = ({ id, requestedBy, amounts }: RefundRequestResource) => ({ request: id, requestedBy, amounts })

const executeRefund = async (tx: Db, request: RefundRequestRow, now: Date) => {
  const { order_id: orderId, product_id: productId, tickets, reason } = request
  const deciders = { requestedBy: request.requested_by, approvedBy: request.decided_by }
  if (orderId) await refundOrder(tx, orderId, { ...(tickets ? { tickets } : {}), reason, now, deciders })
  if (productId) await refundEvent(tx, productId, { reason, now, deciders })
}

const approveRefundRoute = defineRoute({
  method: 'post',
  path: '/operator/refunds/{id}/approve',
  tag: 'Operators',
  summary: 'Approves a refund that another operator requested, and refunds',
  access: 'operator:refund',
  act: 'refund.approve',
  params: refundRequestParams,
  response: RefundRequestResource,
  errorStatuses: [404, 409],
  handle: async ({ params: { id } }, call) => {
    const { operator } = call
    const now = call.now()
    const resource = await call.db.transaction().execute(async (tx) => {
      const approved = await approveRefund(tx, { id, operatorId: operator.id, now })
      await executeRefund(tx, approved, now)
      const presented = await presentRefundRequest(tx, approved, now)
      await operator.record(tx, { subject: presented.order ?? presented.event, details: toDetails(presented) })
      return presented
    })
    sendEmailsInBackground(call)
    payRefundsInBackground(call)
    return resource
  },
})

const refuseRefundRoute = defineRoute({
  method: 'post',
  path: '/operator/refunds/{id}/refuse',
  tag: 'Operators',
  summary: 'Refuses a refund that waits for a second operator; who requested it may withdraw it',
  access: 'operator:refund',
  act: 'refund.refuse',
  params: refundRequestParams,
  response: RefundRequestResource,
  errorStatuses: [404, 409],
  handle: ({ params: { id } }, { db, now, operator }) =>
    db.transaction().execute(async (tx) => {
      const refused = await refuseRefund(tx, { id, operatorId: operator.id, now: now() })
      const resource = await presentRefundRequest(tx, refused, now())
      await operator.record(tx, { subject: resource.order ?? resource.event, details: toDetails(resource) })
      return resource
    }),
})

export const refundRequestRoutes = [listRefundsRoute, approveRefundRoute, refuseRefundRoute]
