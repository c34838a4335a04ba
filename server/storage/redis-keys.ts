import type { LeasePurpose } from './storage.ts'

// The braces keep what belongs together on one node of a cluster.
export const recordKey = (key: string) => `stagedoor:{${key}}:record`
export const vaultKey = (key: string) => `stagedoor:{${key}}:vault`
export const tombstoneKey = (key: string) => `stagedoor:{${key}}:ended`
export const leaseKey = (key: string, purpose: LeasePurpose) => `stagedoor:{${key}}:lease-${purpose}`
export const basketPointerKey = (key: string) => `stagedoor:{${key}}:basket`
export const indexKeys = (key: string) =>
  [`stagedoor:{${key}}:session-ends`, `stagedoor:{${key}}:session-details`] as const

/** All there is of a session, in the order in which the script that ends one takes it. */
export const allSessionKeys = (key: string) =>
  [recordKey(key), vaultKey(key), tombstoneKey(key), leaseKey(key, 'refresh'), leaseKey(key, 'basket')] as const

/** Whose it is, in a name as it was made above. */
export const parseOwner = (name: string) => name.slice('stagedoor:{'.length, name.lastIndexOf('}'))
