// The braces keep what belongs together on one node of a cluster.
export const recordKey = (key: string) => `stagedoor:{${key}}:record`
export const vaultKey = (key: string) => `stagedoor:{${key}}:vault`
export const endedKey = (key: string) => `stagedoor:{${key}}:ended`
export const basketKey = (key: string) => `stagedoor:{${key}}:basket`
export const indexKeys = (key: string) => [`stagedoor:{${key}}:session-ends`, `stagedoor:{${key}}:session-details`] as const

/** Whose it is, in a name as it was made above. */
export const ownerOf = (name: string) => name.slice('stagedoor:{'.length, name.lastIndexOf('}'))
