import { describe, expect, it } from 'vitest'
import type { LockedContext } from '../../http/locked-context.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'
import { createMemoryHolds } from '../../storage/memory-holds.ts'
import { createClientHolds } from './client-holds.ts'

const startHolds = (now: () => number = Date.now) =>
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
    const { withHoldLimit } = startHolds()
    return (clientIp: string, tickets: number, claims?: object) =>
      new Promise<number>((resolve) => {
        void withHoldLimit(createContext(clientIp, claims), { basket: undefined, tickets }, (maxTickets) => {
          resolve(maxTickets ?? tickets)
          return new Promise(() => {})
        })
      })
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

describe('a hold that is prolonged from another IP address', () => {
  const [home, spare] = ['203.0.113.7', '198.51.100.9']
  const minute = 60_000
  const createShop = () => {
    let time = 0
    const now = () => time
    const { withHoldLimit, recordHold, withGoodsLimit } = startHolds(now)
    const createBasket = (id: string, tickets: number, endMinutes: number, records = 0) =>
      ({
        id,
        status: 'open',
        hold: tickets > 0 ? { expiresAt: new Date(endMinutes * minute).toISOString() } : null,
        lines: [
          { item: { event: {}, type: 'event' }, quantity: tickets },
          { item: { event: null, type: 'record' }, quantity: records },
        ],
      }) as unknown as BasketResource
    /** Adds tickets as the API does, which may be fewer than requested. Resolves to how many the basket holds then. */
    const add = async (clientIp: string, basket: BasketResource, tickets: number, endMinutes: number) => {
      const context = createContext(clientIp)
      const changed = await withHoldLimit(context, { basket, tickets }, async (maxTickets, counted) => {
        const held = createBasket(basket.id, Math.min(tickets, maxTickets ?? tickets), endMinutes)
        await recordHold(context, held, { counted })
        return held
      })
      return changed.lines[0]?.quantity
    }
    return {
      wait: (minutes: number) => (time += minutes * minute),
      createBasket,
      add,
      fill: (clientIp: string, id: string, endMinutes: number) =>
        add(clientIp, createBasket(id, 0, 0), 100, endMinutes),
      prolong: (clientIp: string, basket: BasketResource, until?: number) =>
        recordHold(
          createContext(clientIp),
          basket,
          until === undefined ? {} : { until: new Date(until * minute).toISOString() },
        ),
      confirm: (clientIp: string, basket: BasketResource) =>
        new Promise<number | undefined>((resolve) => {
          void withGoodsLimit(createContext(clientIp), basket, async (maxGoods) => {
            resolve(maxGoods)
            return basket
          })
        }),
    }
  }

  it('leaves the first address no room after its first deadline, and takes none of the other [S42]', async () => {
    const shop = createShop()
    expect(await shop.add(home, shop.createBasket('a', 0, 0), 60, 15)).toBe(60)
    shop.wait(10)
    await shop.prolong(spare, shop.createBasket('a', 60, 25))
    await shop.prolong(spare, shop.createBasket('a', 60, 25), 42)
    shop.wait(30)
    expect(await shop.fill(home, 'b', 55)).toBe(20)
    expect(await shop.fill(spare, 'c', 55)).toBe(80)
  })

  it('counts as long as the API may hold it after a late failure of its payment [S42]', async () => {
    const shop = createShop()
    await shop.add(home, shop.createBasket('a', 0, 0), 60, 15)
    await shop.prolong(home, { ...shop.createBasket('a', 60, 33), status: 'confirmed' })
    shop.wait(37)
    expect(await shop.fill(home, 'b', 55)).toBe(20)
    await shop.prolong(spare, shop.createBasket('a', 60, 70))
    expect(await shop.fill(spare, 'c', 55)).toBe(80)
  })

  it('stays with its goods where these were confirmed', async () => {
    const shop = createShop()
    const basket = shop.createBasket('a', 0, 0, 90)
    expect(await shop.confirm(home, basket)).toBeUndefined()
    await shop.prolong(spare, { ...basket, status: 'confirmed' }, 32)
    shop.wait(20)
    expect(await shop.confirm(home, shop.createBasket('b', 0, 0, 90))).toBe(10)
    expect(await shop.confirm(spare, shop.createBasket('c', 0, 0, 90))).toBeUndefined()
  })

  it('moves when tickets are added, with the limit of the other address for all of them', async () => {
    const shop = createShop()
    await shop.add(home, shop.createBasket('a', 0, 0), 60, 15)
    await shop.add(spare, shop.createBasket('b', 0, 0), 30, 15)
    expect(await shop.add(spare, shop.createBasket('a', 60, 15), 61, 15)).toBe(60)
    expect(await shop.fill(home, 'c', 15)).toBe(20)
    expect(await shop.fill(spare, 'd', 15)).toBe(50)
    await shop.prolong(spare, shop.createBasket('d', 0, 0))
    await shop.prolong(home, shop.createBasket('a', 49, 15))
    expect(await shop.add(spare, shop.createBasket('a', 49, 15), 50, 15)).toBe(50)
    expect(await shop.add(home, shop.createBasket('e', 0, 0), 80, 15)).toBe(60)
  })

  it('goes on counting in the networks around both of its IPv6 addresses', async () => {
    const shop = createShop()
    const [first, second, third] = ['2001:db8:1:101::/64', '2001:db8:1:102::/64', '2001:db8:1:103::/64']
    await shop.fill(first!, 'a', 15)
    await shop.fill(second!, 'b', 15)
    expect(await shop.add(third!, shop.createBasket('a', 80, 15), 81, 15)).toBe(80)
    expect(await shop.fill(first!, 'c', 15)).toBe(0)
    expect(await shop.fill(third!, 'd', 15)).toBe(80)
    expect(await shop.fill('2001:db8:1:104::/64', 'e', 15)).toBe(0)
  })
})
