import { randomUUID } from 'node:crypto'
import type { AddressType } from '#shared/wire/addresses.ts'
import type { AddressRow } from '../../db/account-schema.ts'
import type { Db } from '../../db/connect.ts'

export type AddressRecord = AddressRow & { defaults: AddressType[] }

export type AddressValues = Omit<AddressRow, 'id' | 'user_id' | 'modified_at'>

type AddressFilter = { type?: AddressType | undefined; id?: string }

/** The addresses of a user: defaults first, then by last change. */
export const findAddresses = async (
  db: Db,
  userId: string,
  { type, id }: AddressFilter = {},
): Promise<AddressRecord[]> => {
  let query = db.selectFrom('addresses').selectAll().where('user_id', '=', userId)
  if (type) query = query.where(type === 'billing' ? 'for_billing' : 'for_delivery', '=', true)
  if (id) query = query.where('id', '=', id)
  const rows = await query.orderBy('modified_at', 'desc').orderBy('id').execute()
  const defaults = await db
    .selectFrom('address_defaults')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('type')
    .execute()
  const records = rows.map((row) => {
    return { ...row, defaults: defaults.filter(({ address_id }) => address_id === row.id).map((entry) => entry.type) }
  })
  return records.sort((a, b) => Number(b.defaults.length > 0) - Number(a.defaults.length > 0))
}

export const findTypesWithoutDefault = async (db: Db, userId: string): Promise<AddressType[]> => {
  const taken = await db.selectFrom('address_defaults').select('type').where('user_id', '=', userId).execute()
  return (['billing', 'delivery'] as const).filter((type) => !taken.some((entry) => entry.type === type))
}

/** Makes an address the default of exactly these types, instead of the previous defaults. */
const setDefaults = async (db: Db, userId: string, addressId: string, types: AddressType[]) => {
  await db.deleteFrom('address_defaults').where('address_id', '=', addressId).execute()
  for (const type of types) {
    await db
      .insertInto('address_defaults')
      .values({ user_id: userId, type, address_id: addressId })
      .onConflict((conflict) => conflict.columns(['user_id', 'type']).doUpdateSet({ address_id: addressId }))
      .execute()
  }
}

/** Returns the id of the new address. */
export const insertAddress = async (
  db: Db,
  userId: string,
  values: AddressValues,
  defaults: AddressType[],
  now: Date,
): Promise<string> => {
  const id = randomUUID()
  await db
    .insertInto('addresses')
    .values({ ...values, id, user_id: userId, modified_at: now })
    .execute()
  await setDefaults(db, userId, id, defaults)
  return id
}

export const updateAddress = async (
  db: Db,
  userId: string,
  id: string,
  values: AddressValues,
  defaults: AddressType[],
  now: Date,
) => {
  await db
    .updateTable('addresses')
    .set({ ...values, modified_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute()
  await setDefaults(db, userId, id, defaults)
}

/** Deletes addresses of the user. Returns how many existed. */
export const deleteAddressesById = async (db: Db, userId: string, ids: string[]): Promise<number> => {
  const deleted = await db
    .deleteFrom('addresses')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  return deleted.length
}
