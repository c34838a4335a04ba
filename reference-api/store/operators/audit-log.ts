import type { Selectable } from 'kysely'
import type { ActOutcome } from '#shared/wire/extensions/operators.ts'
import type { Db } from '../../db/connect.ts'
import type { AuditLogTable } from '../../db/operator-schema.ts'
import { toJsonColumn } from '../../db/stored-json.ts'

/** Who acts. Without an id it is the administrator of the host. */
export type Actor = { id: string | null; name: string }

/**
 * `subject` is what the act changed: the number of an order, a slug, a serial, the name of an operator. `details` have
 * neither secrets nor data about shoppers.
 */
type OperatorAct = {
  actor: Actor
  act: string
  subject: string | null
  outcome: ActOutcome
  details: Record<string, unknown>
  requestId: string | null
  now: Date
}

/** Adds an act to the audit log, in the transaction of the act, so that the database has both or neither. */
export const recordAct = async (
  tx: Db,
  { actor, act, subject, outcome, details, requestId, now }: OperatorAct,
): Promise<void> => {
  await tx
    .insertInto('audit_log')
    .values({
      at: now,
      operator_id: actor.id,
      operator_name: actor.name,
      act,
      subject,
      outcome,
      details: toJsonColumn(details),
      request_id: requestId,
    })
    .execute()
}

/** The newest acts, before the one with the id `before`. */
export const listActs = (
  db: Db,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<Selectable<AuditLogTable>[]> =>
  db
    .selectFrom('audit_log')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', String(before)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
