import type { LeasePurpose } from './storage.ts'

// The braces keep the keys of one owner on one node of a cluster.
export const recordKey = (key: string) => `stagedoor:{${key}}:record`
export const vaultKey = (key: string) => `stagedoor:{${key}}:vault`
export const tombstoneKey = (key: string) => `stagedoor:{${key}}:ended`
export const leaseKey = (key: string, purpose: LeasePurpose) => `stagedoor:{${key}}:lease-${purpose}`
export const basketPointerKey = (key: string) => `stagedoor:{${key}}:basket`
export const sessionListKeys = (key: string) =>
  [`stagedoor:{${key}}:session-ends`, `stagedoor:{${key}}:session-details`] as const

export const clientHoldsKey = (key: string) => `stagedoor:{${key}}:holds`
export const heldAtKey = (key: string) => `stagedoor:{${key}}:held-at`
export const limitKey = (name: string, key: string) => `stagedoor:limit:${name}:${key}`
export const knownDevicesKey = (key: string) => `stagedoor:{${key}}:devices`

/** All keys of a session, in the order of the script that ends one. */
export const allSessionKeys = (key: string) =>
  [recordKey(key), vaultKey(key), tombstoneKey(key), leaseKey(key, 'refresh'), leaseKey(key, 'basket')] as const

/** The owner in a key that the functions above have built. */
export const parseOwner = (name: string) => name.slice('stagedoor:{'.length, name.lastIndexOf('}'))
