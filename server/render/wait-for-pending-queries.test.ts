import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { waitForPendingQueries } from './wait-for-pending-queries.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Waits for a page whose queries never end. Returns whether the wait is over, now or after these milliseconds. */
const isWaitOver = async ({ isListLate, sendsWhole }: { isListLate: boolean; sendsWhole: boolean }, afterMs = 0) => {
  const page = {
    hasPendingQueries: () => true,
    hasLateList: () => isListLate,
    waitForQueries: () => new Promise<void>(() => {}),
  }
  let isOver = false
  void waitForPendingQueries(page, { sendsWhole }).then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(afterMs)
  return isOver
}

describe('a page with pending queries', () => {
  test('waits a moment for them', async () => {
    expect(await isWaitOver({ isListLate: false, sendsWhole: false })).toBe(false)
    expect(await isWaitOver({ isListLate: false, sendsWhole: false }, 1_000)).toBe(true)
  })

  test('does not wait when it has waited for a late list already', async () => {
    expect(await isWaitOver({ isListLate: true, sendsWhole: false })).toBe(true)
  })

  test('waits until they end when it is sent whole', async () => {
    expect(await isWaitOver({ isListLate: true, sendsWhole: true }, 60_000)).toBe(false)
  })
})
