/** Whether an input has more values than this, nested ones included. Reads no further. */
export const hasMoreValues = (maxValues: number, input: unknown): boolean => {
  const pendingValues = [input]
  let count = 0
  while (pendingValues.length > 0) {
    const value = pendingValues.pop()
    if (typeof value !== 'object' || value === null) continue
    const values: unknown[] = Object.values(value)
    count += values.length
    if (count > maxValues) return true
    pendingValues.push(...values)
  }
  return false
}
