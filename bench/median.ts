/** The middle value, or the mean of the two in the middle. Throws for an empty list. */
export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle]
  if (upper === undefined) throw new Error('The median needs at least one value')
  return sorted.length % 2 ? upper : (sorted[middle - 1]! + upper) / 2
}
