import { randomUUID } from 'node:crypto'
import { goodsTypes } from '#shared/wire/extensions/holds.ts'
import type { Config } from '../../config/config.ts'
import type { LockedContext } from '../../http/locked-context.ts'
import { throwStorageUnavailable } from '../../http/session-unavailable.ts'
import { listIpNetworks } from '../../limits/ip-group.ts'
import { logEvent } from '../../logging/security-events.ts'
import type { SessionKeys } from '../../session/vault/session-keys.ts'
import type { CountedHold, Storage } from '../../storage/storage.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'
import { isConflict, isGone, isRejected } from './basket-errors.ts'
import { isTicketLine } from './line-bodies.ts'
import { countItems } from './present-basket.ts'

export type GuestHoldsDeps = {
  storage: Pick<Storage, 'countHold'>
  keys: Pick<SessionKeys, 'getLimitKey'>
  config: Pick<Config, 'guestHolds' | 'ipv6Budgets'>
  /** Milliseconds since the epoch. */
  now: () => number
}

/**
 * How long tickets count when the API has not confirmed a hold and its deadline: the default time of a hold. A creation
 * that timed out here may have succeeded at the API.
 */
const unconfirmedMs = 15 * 60_000

export const countLineTickets = (lines: readonly { item: { event: unknown }; quantity: number }[]) =>
  countItems(lines.filter(isTicketLine))

const countGoods = ({ lines }: BasketResource) => countItems(lines.filter(({ item }) => goodsTypes.includes(item.type)))

type HeldKind = 'tickets' | 'goods'

/** The names that the keys of these counts derive from. */
const keyNames: Record<HeldKind, string> = { tickets: 'holds', goods: 'heldGoods' }

/**
 * Tickets that count since before the API changed the basket, until `until`: under the name of the basket, or under one
 * of their own while it has no id.
 */
export type CountedTickets = { name: string; tickets: number; until: string | undefined }

/**
 * Customers with a proven email address count by account, in the commerce API. Anyone can register with made-up
 * addresses, so other customers count as guests do.
 */
const isCounted = async ({ session }: LockedContext) => {
  const claims = await session.getClaims()
  return claims?.guest_user !== false || claims.verified === false
}

const isCustomer = async ({ session }: LockedContext) => (await session.getClaims())?.guest_user === false

/**
 * Counts the tickets that guests and customers without a proven email address hold for each IP address, because a
 * client can begin any number of sessions. A basket counts until its hold's deadline, or until the storefront sees that
 * it holds fewer tickets. Goods count apart, from confirming on.
 */
export const createGuestHolds = ({ storage, keys, config, now }: GuestHoldsDeps) => {
  const toName = (basketId: string) => keys.getLimitKey('heldBasket', basketId)

  /** Counts in each network of the client. Returns how many more tickets the strictest of them allows. */
  const countHold = async ({ clientIp }: LockedContext, hold: CountedHold, kind: HeldKind = 'tickets') => {
    const { [kind]: pieces, baskets } = config.guestHolds
    const remaining = listIpNetworks(clientIp, config.ipv6Budgets).map(({ subject, factor }) =>
      storage.countHold(keys.getLimitKey(keyNames[kind], subject), hold, {
        tickets: pieces * factor,
        baskets: baskets * factor,
      }),
    )
    return Math.min(...(await Promise.all(remaining)))
  }

  /** The API has changed the basket already, so a failure must not fail the request. */
  const countChanged = async (context: LockedContext, hold: Omit<CountedHold, 'atLeast'>, kind?: HeldKind) => {
    await countHold(context, { ...hold, atLeast: hold.tickets }, kind).catch((error: Error) =>
      context.log.warn({ reason: error.message }, 'held tickets not counted'),
    )
  }

  const getTimeLeft = (expiresAt: string) => Math.max(1, Date.parse(expiresAt) - now())

  const recordGoods = async (context: LockedContext, basket: BasketResource, until: string | undefined) => {
    const goods = basket.status === 'confirmed' ? countGoods(basket) : 0
    const ttlMs = until === undefined ? unconfirmedMs : getTimeLeft(until)
    if (goods > 0) await countChanged(context, { name: toName(basket.id), tickets: goods, ttlMs }, 'goods')
  }

  /**
   * Counts what the basket holds now, until its deadline or `until`. Replaces its `counted` tickets. Does nothing when
   * the count is already the same.
   */
  const recordHold = async (
    context: LockedContext,
    basket: BasketResource,
    {
      until = basket.hold?.expiresAt,
      counted,
    }: { until?: string | undefined; counted?: CountedTickets | undefined } = {},
  ) => {
    if (!(await isCounted(context))) return
    const name = toName(basket.id)
    const tickets = basket.hold ? countLineTickets(basket.lines) : 0
    // Only open baskets have `counted` tickets, and they hold no goods.
    if (counted?.name === name && counted.tickets === tickets && counted.until === until) return
    const ttlMs = until === undefined ? 1 : getTimeLeft(until)
    await Promise.all([
      countChanged(context, { name, replaces: counted?.name, tickets, ttlMs }),
      recordGoods(context, basket, until),
    ])
  }

  /** Stops counting the goods of a basket that was reopened. */
  const releaseGoods = async (context: LockedContext, basket: BasketResource) => {
    if (countGoods(basket) > 0 && (await isCounted(context)))
      await countChanged(context, { name: toName(basket.id), tickets: 0, ttlMs: 1 }, 'goods')
  }

  /** Stops counting a basket that is gone or sold, or whose lines were moved to another basket. */
  const releaseHold = (context: LockedContext, basketId: string) =>
    countChanged(context, { name: toName(basketId), tickets: 0, ttlMs: 1 })

  /**
   * Runs a change after which the basket may hold `tickets`, which count from now on. `write` gets the most tickets
   * that the basket may hold, undefined without a limit. The API enforces it: only the API knows which SKUs are
   * tickets, so `tickets` may be too many. A new basket has no id yet; once it has, it replaces its `counted` tickets.
   * A shopper who transfers tickets from another basket is not suspected. Tickets that `move` from the basket of a
   * guest to that of the customer count already.
   */
  const withHoldLimit = async (
    context: LockedContext,
    {
      basket,
      tickets,
      transfer,
    }: { basket: BasketResource | undefined; tickets: number; transfer?: 'copy' | 'move' | undefined },
    write: (maxTickets: number | undefined, counted?: CountedTickets) => Promise<BasketResource>,
  ): Promise<BasketResource> => {
    const held = basket ? countLineTickets(basket.lines) : 0
    if (tickets <= held || !(await isCounted(context))) return write(undefined)
    const name = basket ? toName(basket.id) : randomUUID()
    const ttlMs = basket?.hold ? getTimeLeft(basket.hold.expiresAt) : unconfirmedMs
    const isCountedAlready = transfer === 'move' && (await isCustomer(context))
    const remaining = await countHold(context, {
      name,
      tickets,
      atLeast: isCountedAlready ? tickets : held,
      ttlMs,
    }).catch(throwStorageUnavailable)
    const counted = { name, tickets: remaining, until: basket?.hold?.expiresAt }
    try {
      return await write(remaining < tickets ? remaining : undefined, counted)
    } catch (error) {
      if (isRejected(error) || isConflict(error) || isGone(error))
        await countChanged(context, { name, tickets: held, ttlMs })
      if (isRejected(error) && remaining < tickets && !transfer)
        logEvent(context.log, { event: 'holds.hoarding_suspected', session: await context.session.getLogId() })
      throw error
    }
  }

  /**
   * Confirms the basket, which holds its goods from then on. `confirm` gets how many it may hold, undefined without a
   * limit, for the API to enforce.
   */
  const withGoodsLimit = async (
    context: LockedContext,
    basket: BasketResource,
    confirm: (maxGoods: number | undefined) => Promise<BasketResource>,
  ): Promise<BasketResource> => {
    const goods = countGoods(basket)
    if (goods === 0 || basket.status !== 'open' || !(await isCounted(context))) return confirm(undefined)
    const hold = { name: toName(basket.id), tickets: goods, atLeast: 0, ttlMs: unconfirmedMs }
    const remaining = await countHold(context, hold, 'goods').catch(throwStorageUnavailable)
    try {
      return await confirm(remaining < goods ? remaining : undefined)
    } catch (error) {
      if (isRejected(error)) await releaseGoods(context, basket)
      if (isRejected(error) && remaining < goods)
        logEvent(context.log, { event: 'holds.hoarding_suspected', session: await context.session.getLogId() })
      throw error
    }
  }

  return { recordHold, releaseHold, releaseGoods, withHoldLimit, withGoodsLimit }
}

export type GuestHolds = ReturnType<typeof createGuestHolds>
