import { randomUUID } from 'node:crypto'
import { goodsTypes, minutesAfterPayment } from '#shared/wire/extensions/holds.ts'
import type { LockedContext } from '../../http/locked-context.ts'
import { rethrowStorageError } from '../../http/session-unavailable.ts'
import { logEvent } from '../../logging/security-events.ts'
import type { Secret } from '../../session/vault/secret.ts'
import { isClientError } from '../../upstream/commerce-api.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'
import { isRejected } from './basket-errors.ts'
import { createHoldPlaces, isSamePlace, type Holder, type HoldPlace, type HoldPlacesDeps } from './hold-places.ts'
import { isTicketLine } from './line-bodies.ts'
import { countItems } from './present-basket.ts'

export type ClientHoldsDeps = HoldPlacesDeps & {
  /** Milliseconds since the epoch. */
  now: () => number
}

/**
 * How long tickets count when the API has not confirmed a hold and its deadline: the default time of a hold. A creation
 * that timed out here may have succeeded at the API.
 */
const unconfirmedHoldMs = 15 * 60_000

export const countLineTickets = (lines: readonly { item: { event: unknown }; quantity: number }[]) =>
  countItems(lines.filter(isTicketLine))

const countHeld = ({ hold, lines }: BasketResource) => (hold ? countLineTickets(lines) : 0)

const countGoods = ({ lines }: BasketResource) =>
  countItems(lines.filter(({ item }) => goodsTypes.some((type) => type === item.type)))

/**
 * The latest end of a hold that the storefront sees. The payment of a confirmed basket may fail just before the
 * deadline. The API then holds the basket longer, for another attempt.
 */
const getHoldEnd = ({ status, hold }: BasketResource) =>
  hold && status === 'confirmed'
    ? new Date(Date.parse(hold.expiresAt) + minutesAfterPayment.retry * 60_000).toISOString()
    : hold?.expiresAt

/**
 * Tickets that were counted at `place` before the API changed the basket, until `until`. `name` is that of the basket,
 * or a random one while the basket has no id. `before` is what the basket held, and where.
 */
export type CountedTickets = {
  name: string
  tickets: number
  until: string | undefined
  place: HoldPlace
  before: { tickets: number; place: HoldPlace }
}

/** `transfer` means that lines come from another basket; with `from` they leave that basket. */
type HoldChange = {
  basket: BasketResource | undefined
  tickets: number
  transfer?: { from?: Secret | undefined } | undefined
}

/**
 * The API also limits each account. Anyone can register with made-up email addresses, so a customer counts as a guest
 * does until the email address is proven.
 */
const getHolder = async ({ session }: LockedContext): Promise<Holder> => {
  const claims = await session.getClaims()
  return claims?.guest_user === false && claims.verified !== false ? 'provenCustomer' : 'guest'
}

const isCustomer = async ({ session }: LockedContext) => (await session.getClaims())?.guest_user === false

/**
 * Counts the tickets that shoppers hold for each IP address. A client can begin any number of sessions, and one mailbox
 * can prove many accounts. A basket counts until its hold's deadline, or until the storefront sees that it holds fewer
 * tickets. Goods count apart, from confirming on.
 */
export const createClientHolds = ({ now, ...deps }: ClientHoldsDeps) => {
  const { keys, config } = deps
  const { getClientPlace, setHold, reserve, readPlace, writePlace } = createHoldPlaces(deps)
  const toName = (basketId: string) => keys.getLimitKey('heldBasket', basketId)
  const toGoodsName = (basketId: string) => keys.getLimitKey('heldBasketGoods', basketId)

  /** The API has changed the basket already, so a failure must not fail the request. */
  const countChanged = async (context: LockedContext, count: () => Promise<unknown>) => {
    await count().catch((error: Error) => context.log.warn({ reason: error.message }, 'held tickets not counted'))
  }

  /** Stops counting the hold `name` in the networks of `place` that are not in `kept`. */
  const leavePlace = (place: HoldPlace, name: string, kept: HoldPlace = []) =>
    setHold(
      place.filter((clientKey) => !kept.includes(clientKey)),
      { name, quantity: 0, ttlMs: 1 },
    )

  const getTimeLeft = (expiresAt: string) => Math.max(1, Date.parse(expiresAt) - now())

  /** Counts a hold where it counts already, or at the client when that is unknown. */
  const recordInPlace = async (name: string, clientPlace: HoldPlace, quantity: number, ttlMs: number) => {
    const place = await readPlace(name, ttlMs)
    await Promise.all([
      setHold(place ?? clientPlace, { name, quantity, ttlMs }),
      !place && quantity > 0 && writePlace(name, clientPlace, ttlMs),
    ])
  }

  /** Replaces `counted` tickets. The hold moves to their place only when tickets were added: that has a limit. */
  const settle = async (counted: CountedTickets, name: string, tickets: number, ttlMs: number) => {
    const { before } = counted
    const place = tickets > before.tickets ? counted.place : before.place
    const isStored = before.tickets > 0 && isSamePlace(place, before.place)
    await Promise.all([
      setHold(place, { name, replaces: counted.name, quantity: tickets, ttlMs }),
      leavePlace([...counted.place, ...before.place], counted.name, place),
      tickets > 0 && !isStored && writePlace(name, place, ttlMs),
    ])
  }

  const recordTickets = async (
    context: LockedContext,
    basket: BasketResource,
    until: string | undefined,
    counted: CountedTickets | undefined,
  ) => {
    const name = toName(basket.id)
    const tickets = countHeld(basket)
    const ttlMs = until === undefined ? 1 : getTimeLeft(until)
    if (counted) await settle(counted, name, tickets, ttlMs)
    else await recordInPlace(name, getClientPlace(context, await getHolder(context)), tickets, ttlMs)
  }

  const recordGoods = async (context: LockedContext, basket: BasketResource, until: string | undefined) => {
    const goods = basket.status === 'confirmed' ? countGoods(basket) : 0
    const ttlMs = until === undefined ? unconfirmedHoldMs : getTimeLeft(until)
    if (goods === 0) return
    const clientPlace = getClientPlace(context, await getHolder(context), 'goods')
    await recordInPlace(toGoodsName(basket.id), clientPlace, goods, ttlMs)
  }

  /**
   * Counts what the basket holds now, until its end or `until`. Replaces its `counted` tickets. Does nothing when
   * the count is already the same.
   */
  const recordHold = async (
    context: LockedContext,
    basket: BasketResource,
    { until = getHoldEnd(basket), counted }: { until?: string | undefined; counted?: CountedTickets | undefined } = {},
  ) => {
    const tickets = countHeld(basket)
    const isCounted =
      counted?.name === toName(basket.id) &&
      counted.tickets === tickets &&
      counted.until === until &&
      isSamePlace(counted.place, counted.before.place)
    // Only open baskets have `counted` tickets, and they hold no goods.
    if (isCounted) return
    await Promise.all([
      countChanged(context, () => recordTickets(context, basket, until, counted)),
      countChanged(context, () => recordGoods(context, basket, until)),
    ])
  }

  /** Stops counting the goods of a basket that was reopened. */
  const releaseGoods = async (context: LockedContext, basket: BasketResource) => {
    if (countGoods(basket) === 0) return
    const clientPlace = getClientPlace(context, await getHolder(context), 'goods')
    await countChanged(context, () => recordInPlace(toGoodsName(basket.id), clientPlace, 0, 1))
  }

  /**
   * The basket holds nothing that counts any more: it is gone or sold, or its lines are in another basket. When its
   * place is unknown, it may have counted before its shopper signed in, signed out or proved the email address.
   */
  const releaseHold = (context: LockedContext, basketId: string) => {
    const clientPlace = [...getClientPlace(context, 'guest'), ...getClientPlace(context, 'provenCustomer')]
    return countChanged(context, () => recordInPlace(toName(basketId), clientPlace, 0, 1))
  }

  const suspectHoarding = async ({ log, session }: LockedContext) => {
    const email = (await session.getClaims())?.email
    logEvent(log, { event: 'holds.hoarding_suspected', email, session: await session.getLogId() })
  }

  /**
   * Counts `tickets` before the API holds them. Tickets that a guest takes along to a customer without a proven email
   * address count already, so they stay where they count. All others count at the client, within its limit.
   */
  const reserveTickets = async (
    context: LockedContext,
    { basket, tickets, transfer }: HoldChange,
  ): Promise<CountedTickets & { ttlMs: number }> => {
    const name = basket ? toName(basket.id) : randomUUID()
    const held = basket ? countLineTickets(basket.lines) : 0
    const until = basket?.hold?.expiresAt
    const ttlMs = until === undefined ? unconfirmedHoldMs : getTimeLeft(until)
    const holder = await getHolder(context)
    const clientPlace = getClientPlace(context, holder)
    const before = { tickets: held, place: (held > 0 && (await readPlace(name))) || clientPlace }
    const hold = { name, quantity: tickets, ttlMs }
    if (transfer?.from && holder === 'guest' && (await isCustomer(context))) {
      const place = (await readPlace(toName(transfer.from.reveal()))) ?? clientPlace
      if (held === 0 || isSamePlace(place, before.place)) {
        await setHold(place, hold)
        return { name, tickets, until, place, before, ttlMs }
      }
    }
    const counted = await reserve(context, holder, hold, { place: before.place, quantity: held })
    return { name, tickets: counted, until, place: clientPlace, before, ttlMs }
  }

  /**
   * Runs a change after which the basket may hold `tickets`, which count from now on. `write` gets the most that it may
   * hold, undefined without a limit. The API enforces it: only the API knows which SKUs are tickets, so `tickets` may
   * be too many. A new basket has no id yet, and takes the place of its `counted` tickets. A transfer of tickets from
   * another basket raises no suspicion.
   */
  const withHoldLimit = async (
    context: LockedContext,
    change: HoldChange,
    write: (maxTickets: number | undefined, counted?: CountedTickets) => Promise<BasketResource>,
  ): Promise<BasketResource> => {
    const { basket, tickets, transfer } = change
    const held = basket ? countLineTickets(basket.lines) : 0
    if (tickets <= held) return write(undefined)
    const { ttlMs, ...counted } = await reserveTickets(context, change).catch(rethrowStorageError)
    const isLimited = counted.tickets < tickets
    try {
      return await write(isLimited ? Math.max(counted.tickets, held) : undefined, counted)
    } catch (error) {
      if (isClientError(error)) await countChanged(context, () => settle(counted, counted.name, held, ttlMs))
      if (isRejected(error) && isLimited && !transfer) await suspectHoarding(context)
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
    if (goods === 0 || basket.status !== 'open') return confirm(undefined)
    const holder = await getHolder(context)
    const place = getClientPlace(context, holder, 'goods')
    const hold = { name: toGoodsName(basket.id), quantity: goods, ttlMs: unconfirmedHoldMs }
    const countGoodsAtClient = async () => {
      const counted = await reserve(context, holder, hold, { place: [], quantity: 0 }, 'goods')
      await writePlace(hold.name, place, hold.ttlMs)
      return counted
    }
    const remaining = await countGoodsAtClient().catch(rethrowStorageError)
    try {
      return await confirm(remaining < goods ? remaining : undefined)
    } catch (error) {
      if (isClientError(error)) await countChanged(context, () => leavePlace(place, hold.name))
      if (isRejected(error) && remaining < goods) await suspectHoarding(context)
      throw error
    }
  }

  /**
   * What was ordered with nothing to pay counts for a while longer: no payment limits how often a client does that. The
   * basket is the confirmed one.
   */
  const recordFreeOrder = (context: LockedContext, basket: BasketResource) =>
    recordHold(context, basket, { until: new Date(now() + config.clientHolds.freeOrderMs).toISOString() })

  return { recordHold, recordFreeOrder, releaseHold, releaseGoods, withHoldLimit, withGoodsLimit }
}

export type ClientHolds = ReturnType<typeof createClientHolds>
