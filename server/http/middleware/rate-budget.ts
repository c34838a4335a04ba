/** True for the first `amount` calls in each span of `spanMs` milliseconds. */
export const createRateBudget = (amount: number, spanMs: number, now: () => number = Date.now) => {
  let windowStart = now()
  let callCount = 0
  return () => {
    if (now() - windowStart >= spanMs) {
      windowStart = now()
      callCount = 0
    }
    return ++callCount <= amount
  }
}
