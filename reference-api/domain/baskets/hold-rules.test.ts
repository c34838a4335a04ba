import { describe, expect, it } from 'vitest'
import { getHoldDeadline, updateHold, isHoldExpired, mergeHolds, noHold, holdAfterFailedPayment } from './hold-rules.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 5, 1, 12, minutes))
const now = at(0)
const hold = (minutes: number | null, extended = false) => ({
  hold_expires_at: minutes === null ? null : at(minutes),
  hold_extended: extended,
})
const facts = (changes: object) => ({ status: 'open' as const, payment_until: null, ...hold(10), ...changes })

describe('a hold', () => {
  it('is over at its deadline, not before', () => {
    expect(isHoldExpired(facts(hold(1)), true, now)).toBe(false)
    expect(isHoldExpired(facts(hold(0)), true, now)).toBe(true)
  })

  it('never was one for tickets without a deadline, which are left from before there were holds', () => {
    expect(isHoldExpired(facts(hold(null)), true, now)).toBe(true)
    expect(isHoldExpired(facts(hold(null)), false, now)).toBe(false)
  })

  it('outlasts its deadline while a payment is under way', () => {
    expect(isHoldExpired(facts({ ...hold(-5), payment_until: at(1) }), true, now)).toBe(false)
    expect(isHoldExpired(facts({ ...hold(-5), payment_until: at(0) }), true, now)).toBe(true)
  })

  it('ends for a confirmed basket whatever is in it, and for an order never', () => {
    expect(isHoldExpired(facts({ ...hold(-1), status: 'confirmed' }), false, now)).toBe(true)
    expect(isHoldExpired(facts({ ...hold(-1), status: 'converted' }), true, now)).toBe(false)
  })

  it('starts with the first ticket, stays where it is, and goes with the last', () => {
    expect(updateHold(noHold, true, now, 15)).toEqual(hold(15))
    expect(updateHold(noHold, true, now, 0.5)).toEqual({
      hold_expires_at: new Date(now.getTime() + 30_000),
      hold_extended: false,
    })
    expect(updateHold(hold(3, true), true, now, 15)).toEqual(hold(3, true))
    expect(updateHold(hold(3, true), false, now, 15)).toEqual(noHold)
  })

  it('joined with another ends when the sooner does, and was extended if either was', () => {
    expect(mergeHolds(hold(3), hold(9, true))).toEqual(hold(3, true))
    expect(mergeHolds(hold(9), hold(3))).toEqual(hold(3))
    expect(mergeHolds(noHold, hold(9, true))).toEqual(hold(9, true))
    expect(mergeHolds(hold(9), noHold)).toEqual(hold(9))
  })

  it('is told to last as long as a payment that is under way', () => {
    expect(getHoldDeadline({ ...hold(3), payment_until: at(32) })).toEqual(at(32))
    expect(getHoldDeadline({ ...hold(40), payment_until: at(32) })).toEqual(at(40))
    expect(getHoldDeadline({ ...hold(3), payment_until: null })).toEqual(at(3))
    expect(getHoldDeadline({ ...noHold, payment_until: null })).toBeNull()
  })

  it('leaves at least five minutes after a payment that did not come off', () => {
    expect(holdAfterFailedPayment(at(-3), now)).toEqual(at(5))
    expect(holdAfterFailedPayment(at(7), now)).toEqual(at(7))
  })
})
