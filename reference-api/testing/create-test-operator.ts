import { OperatorRole } from '#shared/wire/extensions/operators.ts'
import type { Db } from '../db/connect.ts'
import { addOperator } from '../store/operators/operators.ts'

/** Adds an operator, by default with every role. Returns the headers of their requests. */
export const createTestOperator = async (
  db: Db,
  roles: readonly OperatorRole[] = OperatorRole.options,
  name = `Operator ${crypto.randomUUID()}`,
): Promise<{ name: string; headers: Record<string, string> }> => {
  const { key } = (await addOperator(db, { name, roles, now: new Date() }))!
  return { name, headers: { 'operator-key': key } }
}
