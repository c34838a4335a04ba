import { describe, expect, it } from 'vitest'
import type { LockedContext } from '../../http/locked-context.ts'
import { createMemoryHolds } from '../../storage/memory-holds.ts'
import { UpstreamError } from '../../upstream/commerce-api.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'
import { createClientHolds } from './client-holds.ts'

const createHolds = (now: () => number) =>
  createClientHolds({
    storage: createMemoryHolds(now),
    keys: { getLimitKey: (limit, subject) => `${limit} ${subject}` },
    config: {
      clientHolds: { tickets: 80, goods: 100, baskets: 30, customerFactor: 3, freeOrderMs: 1 },
      ipv6Factors: { site: 3, organisation: 10 },
    },
    now,
  })

const createContext = (clientIp: string, claims: object = { guest_user: true }) =>
  ({ clientIp, session: { getClaims: () => Promise.resolve(claims) } }) as unknown as LockedContext

describe('a reservation before the API responds', () => {
  const customer = { guest_user: false, verified: true }
  /** Resolves to how many pieces a request may hold. The API never responds to it. */
  const createReserve = () => {
    const { withHoldLimit } = createHolds(Date.now)
    return (clientIp: string, tickets: number, claims: object = { guest_user: true }) => {
      const context = createContext(clientIp, claims)
      return new Promise<number>((resolve) => {
        void withHoldLimit(context, { basket: undefined, tickets }, (maxTickets) => {
          resolve(maxTickets ?? tickets)
          return new Promise(() => {})
        })
      })
    }
  }

  it('takes from the networks around its IPv6 address only what its own one leaves [S42]', async () => {
    const reserve = createReserve()
    for (const site of ['100', '200', '300']) expect(await reserve(`2001:db8:1:${site}::/64`, 400)).toBe(80)
    expect(await reserve('2001:db8:1:400::/64', 80)).toBe(80)
    // The /56 leaves 80, and gets back what the next /64 reserves beyond that.
    expect(await reserve('2001:db8:1:101::/64', 400)).toBe(80)
    expect(await reserve('2001:db8:1:102::/64', 400)).toBe(80)
    expect(await reserve('2001:db8:1:103::/64', 400)).toBe(0)
    expect(await reserve('2001:db8:1:500::/64', 80)).toBe(80)
  })

  it('counts customers with a proven address apart: twenty with four tickets each fit beside guests [S42]', async () => {
    const reserve = createReserve()
    const office = '203.0.113.7'
    expect(await reserve(office, 400)).toBe(80)
    for (let colleague = 0; colleague < 20; colleague += 1) expect(await reserve(office, 4, customer)).toBe(4)
    for (let account = 0; account < 8; account += 1) expect(await reserve(office, 20, customer)).toBe(20)
    expect(await reserve(office, 20, customer)).toBe(0)
  })
})

it('a hold that is prolonged through another address counts where its tickets were added [S42]', async () => {
  const minute = 60_000
  let now = 0
  const { recordHold, withHoldLimit } = createHolds(() => now)
  const lines = [{ item: { event: {}, type: 'event' }, quantity: 80 }]
  const createBasket = (deadline: number) =>
    ({ id: 'b', status: 'open', lines, hold: { expiresAt: new Date(deadline).toISOString() } }) as BasketResource
  const countRoom = async (context: LockedContext) => {
    let room: number | undefined = 80
    await withHoldLimit(context, { basket: undefined, tickets: 80 }, (max) => {
      room = max ?? room
      return Promise.reject(new UpstreamError('status', 422, 'not added'))
    }).catch(() => {})
    return room
  }
  const [first, other] = [createContext('198.51.100.7'), createContext('198.51.100.8')]
  await recordHold(first, createBasket(15 * minute), { counted: { name: 'new', tickets: 80, until: undefined } })
  await recordHold(other, createBasket(25 * minute))
  now = 16 * minute
  expect([await countRoom(first), await countRoom(other)]).toEqual([0, 80])
  now = 26 * minute
  expect(await countRoom(first)).toBe(80)
})
