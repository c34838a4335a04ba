/** A running clock that can be moved forward. */
export const createTestClock = (from?: Date) => {
  let ahead = from ? from.getTime() - Date.now() : 0
  return {
    now: () => new Date(Date.now() + ahead),
    advance: ({ seconds = 0, days = 0 }: { seconds?: number; days?: number }) => {
      ahead += (seconds + days * 86_400) * 1000
    },
  }
}
