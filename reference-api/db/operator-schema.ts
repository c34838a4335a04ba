import type { Generated, Selectable } from 'kysely'
import type { ActOutcome, OperatorRole } from '#shared/wire/extensions/operators.ts'
import type { Json } from './stored-json.ts'

/** Rows are never deleted, because acts and refunds refer to them. */
export type OperatorTable = {
  id: string
  name: string
  key_hash: string
  roles: Json<OperatorRole[]>
  created_at: Date
  revoked_at: Generated<Date | null>
}

/** A trigger rejects every change of a row. A row without `operator_id` is an act of the host's administrator. */
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
  /** Ids of tickets; null for everything that is not refunded yet. */
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
 * `amount` is refunded by the payment method, `to_vouchers` to the vouchers that paid for the order. `paid_at` is null
 * until the provider has refunded. `requested_by` and `approved_by` are operators; `approved_by` is null when the
 * refund needed no second operator.
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
