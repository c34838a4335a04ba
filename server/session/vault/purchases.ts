import { createHash } from 'node:crypto'
import type { FieldChanges, Fields } from '../../storage/storage.ts'
import type { FieldCodec } from './field-codec.ts'
import { packTexts, unpackTexts } from './packed-texts.ts'
import { Secret } from './secret.ts'

/**
 * What a session bought, tried to pay for, or looked up: the payment it began, the order that came of it, or both.
 * `key` opens an order that belongs to no account. `attempt` is which click it was of, `basket` which basket, as a
 * digest.
 */
export type Purchase = {
  transaction?: string
  order?: { id: string; key?: Secret | undefined }
  attempt?: string
  basket?: string
}

const prefix = 'purchase:'

/**
 * Bytes that a session may have in all: its record, its vault, and a customer's entry in the list of their sessions.
 */
const sessionBytes = 2_048

/**
 * What of them is not in the fields of the vault, or not yet: names, the record, then the basket of a guest or that
 * entry.
 */
const bytesElsewhere = { guest: 440, customer: 700 }

/** A vault, as far as room in it goes. */
export type Holder = { key: string; fields: Fields; isGuest: boolean }

/** What is not there is no property, as the type has it. */
const withoutGaps = ({
  transaction,
  attempt,
  basket,
}: { [Name in 'transaction' | 'attempt' | 'basket']?: string | undefined }) => ({
  ...(transaction !== undefined && { transaction }),
  ...(attempt !== undefined && { attempt }),
  ...(basket !== undefined && { basket }),
})

type Kept = { field: string; at: number; purchase: Purchase }

/**
 * A field for each, so that two requests that remember something do not overwrite each other. The name says nothing.
 */
const fieldOf = ({ transaction, order }: Purchase) =>
  prefix +
  createHash('sha256')
    .update(transaction ?? order?.id ?? '')
    .digest('base64url')
    .slice(0, 11)

const unpack = (packed: Buffer) => {
  try {
    return unpackTexts(packed)
  } catch {
    return []
  }
}

const open = (codec: FieldCodec, key: string, field: string, stored: string): Kept | undefined => {
  const packed = codec.decodeBytes(key, field, stored)
  const [time, transaction, id, orderKey, attempt, basket] = packed ? unpack(packed) : []
  const at = Number.parseInt(time ?? '', 36)
  // Neither another key's nor in another form: it must not cost the session.
  if (!Number.isSafeInteger(at)) return undefined
  const order =
    id === undefined
      ? {}
      : { order: { id, key: orderKey === undefined ? undefined : new Secret(orderKey, 'order key') } }
  return { field, at, purchase: { ...withoutGaps({ transaction, attempt, basket }), ...order } }
}

const keptIn = (codec: FieldCodec, key: string, fields: Fields): Kept[] =>
  Object.entries(fields)
    .filter(([field]) => field.startsWith(prefix))
    .flatMap(([field, stored]) => open(codec, key, field, stored) ?? [])
    .toSorted((a, b) => b.at - a.at)

const seal = (
  codec: FieldCodec,
  key: string,
  { transaction, order, attempt, basket }: Purchase,
  at: number,
): Fields => {
  const field = fieldOf({ transaction, order })
  return {
    [field]: codec.encode(
      key,
      field,
      packTexts([at.toString(36), transaction, order?.id, order?.key?.reveal(), attempt, basket]),
    ),
  }
}

const weigh = (texts: readonly string[]) => texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)

/** As many of them, newest first, as there is room for beside the other fields; the first always. */
const fitting = <T>(
  { fields, isGuest }: Pick<Holder, 'fields' | 'isGuest'>,
  purchases: readonly T[],
  weightOf: (purchase: T) => number,
): T[] => {
  const others = Object.entries(fields).filter(([field]) => !field.startsWith(prefix))
  let room = sessionBytes - bytesElsewhere[isGuest ? 'guest' : 'customer'] - weigh(others.flat())
  return purchases.filter((purchase, index) => {
    room -= weightOf(purchase)
    return index === 0 || room >= 0
  })
}

/** Newest first; what cannot be read is left out. */
export const decodePurchases = (codec: FieldCodec, key: string, fields: Fields): Purchase[] =>
  keptIn(codec, key, fields).map(({ purchase }) => purchase)

/** Those of them, newest first, that a new vault has room for. `now` in milliseconds. */
export const encodePurchases = (
  codec: FieldCodec,
  holder: Holder,
  purchases: readonly Purchase[],
  now: number,
): Fields => {
  const sealed = purchases.map((purchase, age) => seal(codec, holder.key, purchase, now - age))
  return Object.assign({}, ...fitting(holder, sealed, (one) => weigh(Object.entries(one).flat())))
}

/** Removes the oldest, so that there is room for `changes`, too. */
export const changesWithRoom = (
  codec: FieldCodec,
  { key, fields, isGuest }: Holder,
  changes: FieldChanges,
): FieldChanges => {
  const changed = Object.fromEntries(
    Object.entries({ ...fields, ...changes }).filter((entry): entry is [string, string] => entry[1] !== null),
  )
  const kept = keptIn(codec, key, changed).map(({ field }) => field)
  const stay = fitting({ fields: changed, isGuest }, kept, (field) => weigh([field, changed[field]!]))
  return {
    ...Object.fromEntries(kept.filter((field) => !stay.includes(field)).map((field) => [field, null])),
    ...changes,
  }
}

/** Remembers one, again or anew; the oldest go when there is no room for them. */
export const changeForPurchase = (codec: FieldCodec, holder: Holder, purchase: Purchase, now: number): FieldChanges =>
  changesWithRoom(codec, holder, seal(codec, holder.key, purchase, now))
