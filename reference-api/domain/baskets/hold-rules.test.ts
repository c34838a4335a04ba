import { describe, expect, it } from 'vitest'
import {
  extendDeadline,
  getHoldDeadline,
  updateHold,
  isHoldExpired,
  mergeHolds,
  noHold,
  holdAfterFailedPayment,
  pauseHold,
  holdForConfirmation,
} from './hold-rules.ts'

const atMinute = (minutes: number) => new Date(Date.UTC(2026, 5, 1, 12, minutes))
const now = atMinute(0)
const hold = (minutes: number | null, extended = false, { startedAt = 0, payments = 0 } = {}) => ({
  hold_expires_at: minutes === null ? null : atMinute(minutes),
  hold_extended: extended,
  hold_started_at: minutes === null ? null : atMinute(startedAt),
  hold_payments: payments,
})
const times = { holdMinutes: 15, holdMaxMinutes: 45 }
const createBasket = (changes: object) => ({ status: 'open' as const, payment_until: null, ...hold(10), ...changes })

describe('a hold', () => {
  it('expires at its deadline, not before', () => {
    expect(isHoldExpired(createBasket(hold(1)), true, now)).toBe(false)
    expect(isHoldExpired(createBasket(hold(0)), true, now)).toBe(true)
  })

  it('does not expire when the tickets have no deadline', () => {
    expect(isHoldExpired(createBasket(hold(null)), true, now)).toBe(true)
    expect(isHoldExpired(createBasket(hold(null)), false, now)).toBe(false)
  })

  it('does not expire while a payment is pending', () => {
    expect(isHoldExpired(createBasket({ ...hold(-5), payment_until: atMinute(1) }), true, now)).toBe(false)
    expect(isHoldExpired(createBasket({ ...hold(-5), payment_until: atMinute(0) }), true, now)).toBe(true)
  })

  it('expires for a confirmed basket without tickets, and never for an order', () => {
    expect(isHoldExpired(createBasket({ ...hold(-1), status: 'confirmed' }), false, now)).toBe(true)
    expect(isHoldExpired(createBasket({ ...hold(-1), status: 'converted' }), true, now)).toBe(false)
  })

  it('starts with the first ticket, does not move with further ones, and ends with the last', () => {
    expect(updateHold(noHold, true, now, times)).toEqual(hold(15))
    expect(updateHold(noHold, true, now, { ...times, holdMinutes: 0.5 })).toEqual({
      ...hold(0),
      hold_expires_at: new Date(now.getTime() + 30_000),
    })
    expect(updateHold(noHold, true, now, { ...times, holdMinutes: 60 })).toEqual(hold(45))
    expect(updateHold(hold(3, true), true, now, times)).toEqual(hold(3, true))
    expect(updateHold(hold(3, true), false, now, times)).toEqual(noHold)
  })

  it('of goods continues until its end when the basket is reopened and confirmed again', () => {
    const paused = pauseHold(hold(15, false, { payments: 1 }))
    expect(paused.hold_expires_at).toBeNull()
    const resumeAt = (minute: number, current = paused) => holdForConfirmation(current, atMinute(minute), times)
    expect([resumeAt(10), resumeAt(40)]).toEqual([hold(25, false, { payments: 1 }), hold(45, false, { payments: 1 })])
    expect(resumeAt(45)).toEqual(hold(60, false, { startedAt: 45 }))
    expect(resumeAt(40, updateHold(paused, false, atMinute(20), times)).hold_expires_at).toEqual(atMinute(45))
    expect(updateHold(paused, true, atMinute(40), times)).toEqual(hold(55, false, { startedAt: 40 }))
    expect([resumeAt(0, noHold), resumeAt(5, hold(15))]).toEqual([hold(15), hold(15)])
  })

  it('merged with another has the earlier start and deadline, and the extension and payments of both', () => {
    expect(mergeHolds(hold(3), hold(9, true))).toEqual(hold(3, true))
    const later = hold(3, false, { startedAt: -2, payments: 1 })
    expect(mergeHolds(later, hold(9, false, { startedAt: -20, payments: 1 }))).toEqual(
      hold(3, false, { startedAt: -20, payments: 2 }),
    )
    expect(mergeHolds(hold(9), hold(3))).toEqual(hold(3))
    expect(mergeHolds(noHold, hold(9, true))).toEqual(hold(9, true))
    expect(mergeHolds(hold(9), noHold)).toEqual(hold(9))
  })

  it('has the deadline of a pending payment', () => {
    expect(getHoldDeadline({ ...hold(3), payment_until: atMinute(32) })).toEqual(atMinute(32))
    expect(getHoldDeadline({ ...hold(40), payment_until: atMinute(32) })).toEqual(atMinute(40))
    expect(getHoldDeadline({ ...hold(3), payment_until: null })).toEqual(atMinute(3))
    expect(getHoldDeadline({ ...noHold, payment_until: null })).toBeNull()
  })

  it('is extended by some minutes, but never past its end', () => {
    const extend = (minute: number, expiresAt: number) =>
      extendDeadline({ ...hold(expiresAt), hold_expires_at: atMinute(expiresAt) }, atMinute(minute), {
        holdExtensionMinutes: 10,
        holdMaxMinutes: 45,
      })
    expect([extend(0, 15), extend(30, 38), extend(40, 45)]).toEqual([atMinute(25), atMinute(45), null])
    // A payment outlasts the deadline, and the shopper asks for more time meanwhile.
    expect([extend(20, 15), extend(50, 15)]).toEqual([atMinute(30), null])
  })

  const endPayment = (minute: number, { expiresAt = 15, payments = 1, isCancelled = false }) => {
    const current = { ...hold(expiresAt, false, { payments }), hold_expires_at: atMinute(expiresAt) }
    return holdAfterFailedPayment(current, isCancelled, atMinute(minute), 45)
  }

  it('lasts at least five more minutes after a failed payment, but never past its end', () => {
    const retryUntil = (minute: number, expiresAt: number) => endPayment(minute, { expiresAt }).hold_expires_at
    expect([retryUntil(18, 15), retryUntil(18, 25)]).toEqual([atMinute(23), atMinute(25)])
    expect([retryUntil(42, 25), retryUntil(60, 25)]).toEqual([atMinute(45), atMinute(45)])
  })

  it('ends when the second payment fails', () => {
    expect(endPayment(4, { payments: 2 })).toEqual({ hold_expires_at: atMinute(4), hold_payments: 2 })
  })

  it('does not count a payment that the shopper cancels before the deadline', () => {
    expect(endPayment(4, { payments: 2, isCancelled: true })).toEqual({
      hold_expires_at: atMinute(15),
      hold_payments: 1,
    })
    expect(endPayment(16, { payments: 2, isCancelled: true })).toEqual({
      hold_expires_at: atMinute(16),
      hold_payments: 2,
    })
  })
})
