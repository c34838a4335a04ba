import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { OperatorRole } from '#shared/wire/extensions/operators.ts'
import { createRandomToken, hashToken } from '../../domain/secrets.ts'
import type { Db } from '../../db/connect.ts'
import type { OperatorRow } from '../../db/operator-schema.ts'
import { toJsonColumn } from '../../db/stored-json.ts'

/** Tools that search for leaked secrets recognise a key by its prefix. */
const createOperatorKey = () => `stagedoor_op_${createRandomToken()}`

const insertOperator = (tx: Db, { name, roles, key, now }: NewOperator & { key: string }) =>
  tx
    .insertInto('operators')
    .values({ id: randomUUID(), name, key_hash: hashToken(key), roles: toJsonColumn(roles), created_at: now })
    // Inserts nothing when an active operator has the name.
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

type NewOperator = { name: string; roles: readonly OperatorRole[]; now: Date }

/** Adds an operator with a new key, which is stored as a hash only. Undefined when an active one has the name. */
export const addOperator = async (
  tx: Db,
  operator: NewOperator,
): Promise<{ operator: OperatorRow; key: string } | undefined> => {
  const key = createOperatorKey()
  const added = await insertOperator(tx, { ...operator, key })
  return added && { operator: added, key }
}

/** Gives the key of a demo to an operator with every role, unless that key was revoked. */
export const ensureDemoOperator = async (db: Db, key: string, now: Date): Promise<void> => {
  const name = 'Demo'
  // Revokes a previous key, whose file was deleted.
  await db
    .updateTable('operators')
    .set({ revoked_at: now })
    .where('name', '=', name)
    .where('key_hash', '<>', hashToken(key))
    .where('revoked_at', 'is', null)
    .execute()
  await insertOperator(db, { name, roles: ['refund', 'door', 'content'], key, now })
}

/** The owner of a key, revoked or not. */
export const findOperatorByKey = (db: Db, keyHash: string): Promise<OperatorRow | undefined> =>
  db.selectFrom('operators').selectAll().where('key_hash', '=', keyHash).executeTakeFirst()

/**
 * The active operator with this role, locked until the transaction ends, so that refunds of one operator run one after
 * the other. New rows that refer to the operator do not wait.
 */
export const lockOperator = (tx: Db, id: string, role: OperatorRole): Promise<OperatorRow | undefined> =>
  tx
    .selectFrom('operators')
    .selectAll()
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where(sql<boolean>`roles @> ${toJsonColumn([role])}::jsonb`)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const listOperators = (db: Db): Promise<OperatorRow[]> =>
  db.selectFrom('operators').selectAll().orderBy('created_at', 'desc').orderBy('name').execute()

/** Sets the roles of an operator. Undefined when no active operator has the name. */
export const setOperatorRoles = (
  tx: Db,
  name: string,
  roles: readonly OperatorRole[],
): Promise<OperatorRow | undefined> =>
  tx
    .updateTable('operators')
    .set({ roles: toJsonColumn(roles) })
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst()

/** The key is invalid from the commit on, on every replica. Undefined when no active operator has the name. */
export const revokeOperator = (tx: Db, name: string, now: Date): Promise<OperatorRow | undefined> =>
  tx
    .updateTable('operators')
    .set({ revoked_at: now })
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
