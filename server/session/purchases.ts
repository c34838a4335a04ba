import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { FieldChanges, Fields } from '../storage/storage.ts'
import type { FieldCodec } from './field-codec.ts'
import { Secret } from './secret.ts'

/**
 * What a session bought, tried to pay for, or looked up: the payment it began, the order that came of it, or both. `key` opens an order that
 * belongs to no account. `attempt` is which click it was of, `basket` which basket, as a digest.
 */
export type Purchase = { transaction?: string; order?: { id: string; key?: Secret | undefined }; attempt?: string; basket?: string }

/** Nobody comes back to an older one in the same session; what is an account's is read there. */
const mostPurchases = 10

const prefix = 'purchase:'

const Stored = z.object({
  transaction: z.string().optional(),
  order: z.object({ id: z.string(), key: z.string().optional() }).optional(),
  attempt: z.string().optional(),
  basket: z.string().optional(),
  at: z.number(),
})

/** What is not there is no property, as the type has it. */
const withoutGaps = ({ transaction, attempt, basket }: { [Name in 'transaction' | 'attempt' | 'basket']?: string | undefined }) => ({
  ...(transaction !== undefined && { transaction }),
  ...(attempt !== undefined && { attempt }),
  ...(basket !== undefined && { basket }),
})

type Kept = { field: string; at: number; purchase: Purchase }

/** A field for each, so that two requests that remember something do not overwrite each other. The name says nothing. */
const fieldOf = ({ transaction, order }: Purchase) =>
  prefix + createHash('sha256').update(transaction ?? order?.id ?? '').digest('base64url').slice(0, 22)

const open = (codec: FieldCodec, key: string, field: string, stored: string): Kept | undefined => {
  try {
    const { at, order, ...rest } = Stored.parse(JSON.parse(codec.decode(key, field, stored) ?? ''))
    const opened = order && { order: { id: order.id, key: order.key === undefined ? undefined : new Secret(order.key, 'order key') } }
    return { field, at, purchase: { ...withoutGaps(rest), ...opened } }
  } catch {
    return undefined
  }
}

const keptIn = (codec: FieldCodec, key: string, fields: Fields): Kept[] =>
  Object.entries(fields)
    .filter(([field]) => field.startsWith(prefix))
    .flatMap(([field, stored]) => open(codec, key, field, stored) ?? [])
    .toSorted((a, b) => b.at - a.at)

const seal = (codec: FieldCodec, key: string, purchase: Purchase, at: number): Fields => {
  const field = fieldOf(purchase)
  const { order, ...rest } = purchase
  return { [field]: codec.encode(key, field, JSON.stringify({ ...rest, order: order && { id: order.id, key: order.key?.reveal() }, at })) }
}

/** Newest first; what cannot be read is left out. */
export const decodePurchases = (codec: FieldCodec, key: string, fields: Fields): Purchase[] =>
  keptIn(codec, key, fields).map(({ purchase }) => purchase)

/** All of them for a new vault. `now` in milliseconds. */
export const encodePurchases = (codec: FieldCodec, key: string, purchases: readonly Purchase[], now: number): Fields =>
  Object.assign({}, ...purchases.map((purchase, age) => seal(codec, key, purchase, now - age)))

/** Remembers one, again or anew, in a vault that holds `fields`; the oldest beyond ten go. */
export const changeForPurchase = (codec: FieldCodec, key: string, fields: Fields, purchase: Purchase, now: number): FieldChanges => {
  const changed = seal(codec, key, purchase, now)
  const others = keptIn(codec, key, fields).filter(({ field }) => !(field in changed))
  return { ...Object.fromEntries(others.slice(mostPurchases - 1).map(({ field }) => [field, null])), ...changed }
}
