import type { ActOutcome, OperatorRole } from '#shared/wire/extensions/operators.ts'
import type { Db } from '../db/connect.ts'
import type { Actor } from '../store/operators/audit-log.ts'

export type ActReport = { subject: string | null; outcome?: ActOutcome; details?: Record<string, unknown> }

/** The operator who calls. `record` adds the act of the route to the audit log, in the transaction of the act. */
export type CallingOperator = Actor & {
  roles: readonly OperatorRole[]
  record: (tx: Db, report: ActReport) => Promise<void>
}
