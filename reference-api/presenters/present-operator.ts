import type { Selectable } from 'kysely'
import type { AuditEntryResource, OperatorResource, RefundRequestResource } from '#shared/wire/extensions/operators.ts'
import type { Db } from '../db/connect.ts'
import type { AuditLogTable, OperatorRow, RefundRequestRow } from '../db/operator-schema.ts'
import { findRequestDetails } from '../store/orders/refund-requests.ts'

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

export const presentRefundRequest = async (
  db: Db,
  request: RefundRequestRow,
  now: Date,
): Promise<RefundRequestResource> => {
  const { serials, ...names } = await findRequestDetails(db, request)
  return {
    id: request.id,
    ...names,
    tickets: serials,
    reason: request.reason,
    amounts: request.amounts,
    requestedAt: request.requested_at.toISOString(),
    expiresAt: request.expires_at.toISOString(),
    state: getState(request, now),
  }
}
