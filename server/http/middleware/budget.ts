/** True for the first `amount` calls in each span of `spanMs` milliseconds. */
export const createBudget = (amount: number, spanMs: number, now: () => number = Date.now) => {
  let since = now()
  let spent = 0
  return () => {
    if (now() - since >= spanMs) {
      since = now()
      spent = 0
    }
    return ++spent <= amount
  }
}
