import { describe, expect, it } from 'vitest'
import { getHoldDeadline, updateHold, isHoldExpired, mergeHolds, noHold, holdAfterFailedPayment } from './hold-rules.ts'

const atMinute = (minutes: number) => new Date(Date.UTC(2026, 5, 1, 12, minutes))
const now = atMinute(0)
const hold = (minutes: number | null, extended = false) => ({
  hold_expires_at: minutes === null ? null : atMinute(minutes),
  hold_extended: extended,
})
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
    expect(updateHold(noHold, true, now, 15)).toEqual(hold(15))
    expect(updateHold(noHold, true, now, 0.5)).toEqual({
      hold_expires_at: new Date(now.getTime() + 30_000),
      hold_extended: false,
    })
    expect(updateHold(hold(3, true), true, now, 15)).toEqual(hold(3, true))
    expect(updateHold(hold(3, true), false, now, 15)).toEqual(noHold)
  })

  it('merged with another has the earlier deadline and counts as extended when one of them was', () => {
    expect(mergeHolds(hold(3), hold(9, true))).toEqual(hold(3, true))
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

  it('lasts at least five more minutes after a failed payment', () => {
    expect(holdAfterFailedPayment(atMinute(-3), now)).toEqual(atMinute(5))
    expect(holdAfterFailedPayment(atMinute(7), now)).toEqual(atMinute(7))
  })
})
