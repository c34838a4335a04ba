/**
 * Whether a value contains a text, or a name of a field, with NUL or half a surrogate pair. PostgreSQL stores neither:
 * its error would look like a failure of the server. A loop without recursion, because a body can be nested arbitrarily
 * deep.
 */
export const hasUnstorableText = (input: unknown): boolean => {
  const pendingValues = [input]
  while (pendingValues.length > 0) {
    const value = pendingValues.pop()
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return true
    if (typeof value === 'object' && value !== null)
      for (const entry of Object.entries(value)) pendingValues.push(...entry)
  }
  return false
}
