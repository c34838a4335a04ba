import { createHash } from 'node:crypto'
import type { FieldChanges, Fields } from '../../storage/storage.ts'
import type { FieldCodec } from './field-codec.ts'
import { packStrings, unpackStrings } from './packed-strings.ts'
import { Secret } from './secret.ts'

/**
 * What a session bought, tried to pay for, or opened by a link: the payment, the order, or both. `key` gives access to
 * the order without an account: the order's own or, where the API has none, the id of its basket. `submissionKey`
 * identifies the submitted form; `basket` is a digest that identifies the basket.
 */
export type Purchase = {
  transaction?: string
  order?: { id: string; key?: Secret | undefined }
  submissionKey?: string
  basket?: string
}

const prefix = 'purchase:'

/**
 * The maximum size of a session in bytes: its record, its vault, and a customer's entry in the list of their sessions.
 */
const sessionBytes = 2_048

/**
 * Bytes that a session needs besides the current fields of the vault. They are for names, the record, and the basket of
 * a guest or the list entry of a customer.
 */
const reservedBytes = { guest: 440, customer: 700 }

/** The parts of a vault that determine how much room is left for purchases. */
type VaultUsage = { key: string; fields: Fields; isGuest: boolean }

/** `exactOptionalPropertyTypes`: an absent value must not be a property. */
const omitUndefined = ({
  transaction,
  submissionKey,
  basket,
}: { [Name in 'transaction' | 'submissionKey' | 'basket']?: string | undefined }) => ({
  ...(transaction !== undefined && { transaction }),
  ...(submissionKey !== undefined && { submissionKey }),
  ...(basket !== undefined && { basket }),
})

type StoredPurchase = { field: string; storedAt: number; purchase: Purchase }

/**
 * The name of a purchase's field, which reveals nothing. Each purchase has its own field, so that concurrent requests
 * do not overwrite each other's.
 */
const getFieldName = ({ transaction, order }: Purchase) =>
  prefix +
  createHash('sha256')
    .update(transaction ?? order?.id ?? '')
    .digest('base64url')
    .slice(0, 11)

const unpackOrEmpty = (packed: Buffer) => {
  try {
    return unpackStrings(packed)
  } catch {
    return []
  }
}

const decodePurchase = (codec: FieldCodec, key: string, field: string, stored: string): StoredPurchase | undefined => {
  const packed = codec.decodeBytes(key, field, stored)
  const [time, transaction, id, orderKey, submissionKey, basket] = packed ? unpackOrEmpty(packed) : []
  const storedAt = Number.parseInt(time ?? '', 36)
  // The text was written with an unknown key or in another format. It must not make the session unusable.
  if (!Number.isSafeInteger(storedAt)) return undefined
  const order =
    id === undefined
      ? {}
      : { order: { id, key: orderKey === undefined ? undefined : new Secret(orderKey, 'order key') } }
  return { field, storedAt, purchase: { ...omitUndefined({ transaction, submissionKey, basket }), ...order } }
}

const readStoredPurchases = (codec: FieldCodec, key: string, fields: Fields): StoredPurchase[] =>
  Object.entries(fields)
    .filter(([field]) => field.startsWith(prefix))
    .flatMap(([field, stored]) => decodePurchase(codec, key, field, stored) ?? [])
    .toSorted((a, b) => b.storedAt - a.storedAt)

const encodePurchase = (
  codec: FieldCodec,
  key: string,
  { transaction, order, submissionKey, basket }: Purchase,
  storedAt: number,
): Fields => {
  const field = getFieldName({ transaction, order })
  return {
    [field]: codec.encode(
      key,
      field,
      packStrings([storedAt.toString(36), transaction, order?.id, order?.key?.reveal(), submissionKey, basket]),
    ),
  }
}

const countBytes = (texts: readonly string[]) => texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)

/**
 * The newest purchases that fit into the session beside its other fields. Keeps the newest even when it does not fit.
 */
const selectFitting = <T>(
  { fields, isGuest }: Pick<VaultUsage, 'fields' | 'isGuest'>,
  purchases: readonly T[],
  getSize: (purchase: T) => number,
): T[] => {
  const otherFields = Object.entries(fields).filter(([field]) => !field.startsWith(prefix))
  let bytesLeft = sessionBytes - reservedBytes[isGuest ? 'guest' : 'customer'] - countBytes(otherFields.flat())
  return purchases.filter((purchase, index) => {
    bytesLeft -= getSize(purchase)
    return index === 0 || bytesLeft >= 0
  })
}

/** The purchases of a vault, newest first. Skips those that cannot be decrypted. */
export const decodePurchases = (codec: FieldCodec, key: string, fields: Fields): Purchase[] =>
  readStoredPurchases(codec, key, fields).map(({ purchase }) => purchase)

/** Encodes the newest purchases that fit into a new vault. `now` is in milliseconds. */
export const encodePurchases = (
  codec: FieldCodec,
  vaultRoom: VaultUsage,
  purchases: readonly Purchase[],
  now: number,
): Fields => {
  const encodedPurchases = purchases.map((purchase, age) => encodePurchase(codec, vaultRoom.key, purchase, now - age))
  return Object.assign(
    {},
    ...selectFitting(vaultRoom, encodedPurchases, (encodedPurchase) =>
      countBytes(Object.entries(encodedPurchase).flat()),
    ),
  )
}

/** Removes the oldest purchases to make room for `changes`. */
export const evictOldPurchases = (
  codec: FieldCodec,
  { key, fields, isGuest }: VaultUsage,
  changes: FieldChanges,
): FieldChanges => {
  const changed = Object.fromEntries(
    Object.entries({ ...fields, ...changes }).filter((entry): entry is [string, string] => entry[1] !== null),
  )
  const storedFields = readStoredPurchases(codec, key, changed).map(({ field }) => field)
  const retained = selectFitting({ fields: changed, isGuest }, storedFields, (field) =>
    countBytes([field, changed[field]!]),
  )
  return {
    ...Object.fromEntries(storedFields.filter((field) => !retained.includes(field)).map((field) => [field, null])),
    ...changes,
  }
}

/** Adds or replaces a purchase. Removes the oldest when there is no room. */
export const toPurchaseChanges = (
  codec: FieldCodec,
  vaultRoom: VaultUsage,
  purchase: Purchase,
  now: number,
): FieldChanges => evictOldPurchases(codec, vaultRoom, encodePurchase(codec, vaultRoom.key, purchase, now))
