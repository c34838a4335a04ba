import type { Selectable } from 'kysely'
import type { AuditEntryResource, OperatorResource, RefundRequestResource } from '#shared/wire/extensions/operators.ts'
import type { Db } from '../db/connect.ts'
import type { AuditLogTable, OperatorRow, RefundRequestRow } from '../db/operator-schema.ts'

export const presentOperator = ({ id, name, roles, created_at, revoked_at }: OperatorRow): OperatorResource => ({
  id,
  name,
  roles,
  createdAt: created_at.toISOString(),
  revokedAt: revoked_at?.toISOString() ?? null,
})

export const presentAuditEntry = (row: Selectable<AuditLogTable>): AuditEntryResource => ({
  id: Number(row.id),
  at: row.at.toISOString(),
  operator: row.operator_name,
  act: row.act,
  subject: row.subject,
  outcome: row.outcome,
  details: row.details,
  requestId: row.request_id,
})

const getState = ({ decision, expires_at }: RefundRequestRow, now: Date) =>
  decision ?? (expires_at > now ? 'waiting' : 'expired')

const findSerials = async (db: Db, ids: string[]) => {
  const rows = await db.selectFrom('tickets').select('serial').where('id', 'in', ids).orderBy('serial').execute()
  return rows.map(({ serial }) => serial)
}

export const presentRefundRequest = async (
  db: Db,
  request: RefundRequestRow,
  now: Date,
): Promise<RefundRequestResource> => {
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
    .where('request.id', '=', request.id)
    .executeTakeFirstOrThrow()
  return {
    id: request.id,
    ...names,
    tickets: request.tickets && (await findSerials(db, request.tickets)),
    reason: request.reason,
    amounts: request.amounts,
    requestedAt: request.requested_at.toISOString(),
    expiresAt: request.expires_at.toISOString(),
    state: getState(request, now),
  }
}
