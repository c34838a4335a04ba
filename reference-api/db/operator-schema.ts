import type { ColumnType, Generated, Selectable } from 'kysely'
import type { ActOutcome, OperatorRole } from '#shared/wire/extensions/operators.ts'

/** jsonb: read as values, written as JSON text (`toJsonColumn`), because the drivers handle arrays differently. */
type Json<T> = ColumnType<T, string, string>

/** Rows are never deleted: acts and refunds name them. */
export type OperatorTable = {
  id: string
  name: string
  key_hash: string
  roles: Json<OperatorRole[]>
  created_at: Date
  revoked_at: Generated<Date | null>
}

/** A trigger refuses every change of a row. Without `operator_id` the administrator of the host has acted. */
export type AuditLogTable = {
  id: Generated<string>
  at: Date
  operator_id: string | null
  operator_name: string
  act: string
  subject: string | null
  outcome: ActOutcome
  details: Json<Record<string, unknown>>
  request_id: string | null
}

/**
 * A refund that one operator may not decide alone: of an order, or of all tickets of an event (`product_id`). `amounts`
 * are minor units by currency, money and gift vouchers together.
 */
export type RefundRequestTable = {
  id: string
  order_id: string | null
  product_id: string | null
  /** Ids; null for everything that is left. */
  tickets: Json<string[] | null>
  reason: string | null
  amounts: Json<Record<string, number>>
  requested_by: string
  requested_at: Date
  expires_at: Date
  decision: Generated<'approved' | 'refused' | null>
  decided_by: Generated<string | null>
  decided_at: Generated<Date | null>
}

/**
 * `amount` is refunded by the payment method, `to_vouchers` to the vouchers the order was paid with. `paid_at` is null
 * until the provider has refunded. `requested_by` and `approved_by` are operators; no second one was needed without the
 * latter.
 */
export type RefundTable = {
  id: string
  order_id: string
  ticket_id: string | null
  amount: number
  to_vouchers: Generated<number>
  reason: string | null
  created_at: Date
  paid_at: Generated<Date | null>
  requested_by: Generated<string | null>
  approved_by: Generated<string | null>
}

export type OperatorRow = Selectable<OperatorTable>
export type RefundRequestRow = Selectable<RefundRequestTable>
