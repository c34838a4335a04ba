import { randomUUID } from 'node:crypto'
import {
  exceedsRequest,
  needsSecondOperator,
  refundDayMs,
  refundRequestMs,
  sumRefunds,
  type QuotedRefund,
  type AmountsByCurrency,
  type RefundLimits,
} from '../../domain/orders/refund-limits.ts'
import type { Db } from '../../db/connect.ts'
import type { RefundRequestRow } from '../../db/operator-schema.ts'
import { toJsonColumn } from '../../db/stored-json.ts'
import { ApiError, notFoundError } from '../../http/api-error.ts'
import { lockOperator } from '../operators/operators.ts'
import { findAffectedOrders } from './affected-orders.ts'
import { quoteRefund } from './refund-order.ts'

/** An order, or some of its tickets by id; or all tickets of an event. */
type RefundTarget =
  { orderId: string; tickets: string[] | null; productId?: never } | { productId: string; orderId?: never }

/** Locks the orders for the caller's transaction. */
const quoteTarget = async (tx: Db, target: RefundTarget) => {
  if (target.orderId !== undefined)
    return [await quoteRefund(tx, target.orderId, target.tickets ? { tickets: target.tickets } : {})]
  const { productId } = target
  const quotes = []
  for (const order of await findAffectedOrders(tx, productId)) quotes.push(await quoteRefund(tx, order, { productId }))
  return quotes
}

const quoteRefunds = async (tx: Db, target: RefundTarget): Promise<QuotedRefund[]> => {
  const quotes = (await quoteTarget(tx, target)).filter((quote) => quote !== null)
  return quotes.map(({ order, amount, toVouchers }) => ({
    currency: order.currency,
    amount,
    toVouchers,
    refundedBefore: order.refunded + order.refundedToVouchers,
  }))
}

const listRefundedAlone = (tx: Db, operatorId: string, since: Date) =>
  tx
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select(['orders.currency', 'refunds.amount', 'refunds.to_vouchers as toVouchers'])
    .where('requested_by', '=', operatorId)
    .where('approved_by', 'is', null)
    .where('created_at', '>', since)
    .execute()

const selectOpenRequests = (db: Db, now: Date) =>
  db.selectFrom('refund_requests').selectAll().where('decision', 'is', null).where('expires_at', '>', now)

/** The open request that a repeated request refers to. Throws 409 when another refund of the order waits. */
const findSameRequest = async (tx: Db, target: RefundTarget, now: Date): Promise<RefundRequestRow | undefined> => {
  const open = selectOpenRequests(tx, now)
  if (target.orderId === undefined) return open.where('product_id', '=', target.productId).executeTakeFirst()
  const request = await open.where('order_id', '=', target.orderId).executeTakeFirst()
  const isSame = request?.tickets?.toSorted().join() === target.tickets?.toSorted().join()
  if (request && !isSame) throw new ApiError(409, 'refund.waiting')
  return request
}

const insertRequest = (tx: Db, { target, reason, operatorId, now }: ProposedRefund, amounts: AmountsByCurrency) =>
  tx
    .insertInto('refund_requests')
    .values({
      id: randomUUID(),
      order_id: target.orderId ?? null,
      product_id: target.productId ?? null,
      tickets: toJsonColumn(target.orderId === undefined ? null : target.tickets),
      reason,
      amounts: toJsonColumn(amounts),
      requested_by: operatorId,
      requested_at: now,
      expires_at: new Date(now.getTime() + refundRequestMs),
    })
    .returningAll()
    .executeTakeFirstOrThrow()

const lockRefunder = async (tx: Db, operatorId: string) => {
  if (!(await lockOperator(tx, operatorId, 'refund'))) throw new ApiError(403, 'operator.role')
}

type ProposedRefund = {
  target: RefundTarget
  reason: string | null
  operatorId: string
  limits: RefundLimits
  now: Date
}

/**
 * Decides whether the operator may refund alone. Returns null if so, otherwise the request that waits for a second
 * operator. Locks the orders and the operator for the caller's transaction, which must also refund: the daily limit
 * counts only refunds that are stored. Throws 403 when the operator has lost the role.
 */
export const requestApprovalIfNeeded = async (tx: Db, proposed: ProposedRefund): Promise<RefundRequestRow | null> => {
  const { target, operatorId, limits, now } = proposed
  await lockRefunder(tx, operatorId)
  const refunds = await quoteRefunds(tx, target)
  if (refunds.length === 0) return null
  const waiting = await findSameRequest(tx, target, now)
  if (waiting) return waiting
  const refundedToday = await listRefundedAlone(tx, operatorId, new Date(now.getTime() - refundDayMs))
  return needsSecondOperator(refunds, refundedToday, limits) ? insertRequest(tx, proposed, sumRefunds(refunds)) : null
}

type DecisionInput = { id: string; operatorId: string; now: Date }

const lockUndecidedRequest = async (tx: Db, { id, now }: DecisionInput): Promise<RefundRequestRow> => {
  const request = await tx.selectFrom('refund_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!request) throw notFoundError('refund.unknown')
  if (request.decision !== null) throw new ApiError(409, 'refund.decided')
  if (request.expires_at <= now) throw new ApiError(409, 'refund.expired')
  return request
}

const storeDecision = (tx: Db, { id, operatorId, now }: DecisionInput, decision: 'approved' | 'refused') =>
  tx
    .updateTable('refund_requests')
    .set({ decision, decided_by: operatorId, decided_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

const toTarget = ({ order_id, product_id, tickets }: RefundRequestRow): RefundTarget =>
  order_id === null ? { productId: product_id! } : { orderId: order_id, tickets }

/**
 * Throws unless the event is cancelled: one that takes place again keeps its tickets. Locks the event, so that its
 * status stays until the refund is stored.
 */
const requireCancelled = async (tx: Db, productId: string) => {
  const event = await tx
    .selectFrom('events')
    .select('stored_status')
    .where('product_id', '=', productId)
    .forUpdate()
    .executeTakeFirst()
  if (event?.stored_status !== 'cancelled') throw new ApiError(409, 'refund.notCancelled')
}

const isActiveRefunder = async (tx: Db, operatorId: string) => {
  const requester = await tx
    .selectFrom('operators')
    .select(['roles', 'revoked_at'])
    .where('id', '=', operatorId)
    .executeTakeFirst()
  return requester?.revoked_at === null && requester.roles.includes('refund')
}

/**
 * Approves a refund, which the caller executes in the same transaction. Throws 404 or 409 when the request is not open,
 * and 403 for the operator who made it. Throws 409 when the refund would be higher now, when its event is not
 * cancelled, or when the requesting operator has lost the role.
 */
export const approveRefund = async (tx: Db, decision: DecisionInput): Promise<RefundRequestRow> => {
  const request = await lockUndecidedRequest(tx, decision)
  // Locks the event before the operator, in the same order as a change of the event does.
  if (request.product_id) await requireCancelled(tx, request.product_id)
  await lockRefunder(tx, decision.operatorId)
  if (request.requested_by === decision.operatorId) throw new ApiError(403, 'refund.ownRequest')
  if (!(await isActiveRefunder(tx, request.requested_by))) throw new ApiError(409, 'refund.requesterRevoked')
  const refunds = await quoteRefunds(tx, toTarget(request))
  if (exceedsRequest(sumRefunds(refunds), request.amounts)) throw new ApiError(409, 'refund.changed')
  return storeDecision(tx, decision, 'approved')
}

/** Refuses a refund; operators may also refuse their own request. Throws 404 or 409 when the request is not open. */
export const refuseRefund = async (tx: Db, decision: DecisionInput): Promise<RefundRequestRow> => {
  await lockUndecidedRequest(tx, decision)
  await lockRefunder(tx, decision.operatorId)
  return storeDecision(tx, decision, 'refused')
}

export const listOpenRefundRequests = (db: Db, now: Date): Promise<RefundRequestRow[]> =>
  selectOpenRequests(db, now).orderBy('requested_at').execute()

const findSerials = async (db: Db, ids: string[]) => {
  const rows = await db.selectFrom('tickets').select('serial').where('id', 'in', ids).orderBy('serial').execute()
  return rows.map(({ serial }) => serial)
}

type RequestDetails = {
  requestedBy: string
  decidedBy: string | null
  order: string | null
  event: string | null
  serials: string[] | null
}

/** Who requested and decided a refund, and for what; `serials` are those of its tickets. */
export const findRequestDetails = async (db: Db, { id, tickets }: RefundRequestRow): Promise<RequestDetails> => {
  const names = await db
    .selectFrom('refund_requests as request')
    .innerJoin('operators as requester', 'requester.id', 'request.requested_by')
    .leftJoin('operators as decider', 'decider.id', 'request.decided_by')
    .leftJoin('orders', 'orders.id', 'request.order_id')
    .leftJoin('products', 'products.id', 'request.product_id')
    .select([
      'requester.name as requestedBy',
      'decider.name as decidedBy',
      'orders.number as order',
      'products.slug as event',
    ])
    .where('request.id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...names, serials: tickets && (await findSerials(db, tickets)) }
}
