import { randomUUID } from 'node:crypto'
import { goodsTypes } from '#shared/wire/extensions/holds.ts'
import type { Config } from '../../config/config.ts'
import type { LockedContext } from '../../http/locked-context.ts'
import { rethrowStorageError } from '../../http/session-unavailable.ts'
import { listIpNetworks } from '../../limits/ip-group.ts'
import { logEvent } from '../../logging/security-events.ts'
import type { SessionKeys } from '../../session/vault/session-keys.ts'
import type { CountedHold, Storage } from '../../storage/storage.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'
import { isClientError, isRejected } from './basket-errors.ts'
import { isTicketLine } from './line-bodies.ts'
import { countItems } from './present-basket.ts'

export type ClientHoldsDeps = {
  storage: Pick<Storage, 'countHold' | 'readHoldNetworks' | 'writeHoldNetworks'>
  keys: Pick<SessionKeys, 'getLimitKey'>
  config: Pick<Config, 'clientHolds' | 'ipv6Factors'>
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

const countGoods = ({ lines }: BasketResource) => countItems(lines.filter(({ item }) => goodsTypes.includes(item.type)))

type HeldKind = 'tickets' | 'goods'

/** A network of a client, with the factor of its limits. */
type Network = { key: string; factor: number }

/** Who shares a limit of the IP address. Guests share theirs with customers whose email address is not proven. */
type Holder = 'guest' | 'provenCustomer'

/** The names from which the Redis keys of these counts are derived. */
const keyNames: Record<Holder, Record<HeldKind, string>> = {
  guest: { tickets: 'holds', goods: 'heldGoods' },
  provenCustomer: { tickets: 'customerHolds', goods: 'customerHeldGoods' },
}

/**
 * Tickets that were counted before the API changed the basket, until `until`. `name` is that of the basket, or a random
 * one while the basket has no id.
 */
export type CountedTickets = { name: string; tickets: number; until: string | undefined }

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
export const createClientHolds = ({ storage, keys, config, now }: ClientHoldsDeps) => {
  const toName = (basketId: string) => keys.getLimitKey('heldBasket', basketId)

  /** The networks of the client, the narrowest first. Their keys reveal no address. */
  const listNetworks = ({ clientIp }: LockedContext): Network[] =>
    listIpNetworks(clientIp, config.ipv6Factors).map(({ subject, factor }) => ({
      key: keys.getLimitKey('holdNetwork', subject),
      factor,
    }))

  /**
   * The networks in which the basket counts: those of the client that added its tickets. Else a shopper who extends or
   * pays through another network would free the limit of the first one, which would still hold the tickets.
   */
  const findNetworks = async (context: LockedContext, name: string, ttlMs: number) => {
    const stored = await storage.readHoldNetworks(name, ttlMs)
    if (stored.length === 0) return { networks: listNetworks(context), isStored: false }
    return { networks: stored.map((key) => ({ key, factor: 1 })), isStored: true }
  }

  /** Counts a hold in each network. */
  const listCounters = (networks: readonly Network[], holder: Holder, kind: HeldKind) => {
    const { [kind]: quantity, baskets, customerFactor } = config.clientHolds
    return networks.map(({ key, factor }) => {
      const times = holder === 'guest' ? factor : factor * customerFactor
      const limits = { quantity: quantity * times, baskets: baskets * times }
      return (hold: CountedHold) => storage.countHold(keys.getLimitKey(keyNames[holder][kind], key), hold, limits)
    })
  }

  /** Sets what counts in each network, without a limit. */
  const setHold = async (
    networks: readonly Network[],
    holder: Holder,
    hold: Omit<CountedHold, 'atLeast'>,
    kind: HeldKind = 'tickets',
  ) => {
    const counted = { ...hold, atLeast: hold.quantity }
    await Promise.all(listCounters(networks, holder, kind).map((countHold) => countHold(counted)))
  }

  /** The API has changed the basket already, so a failure must not fail the request. */
  const countChanged = async ({ log }: LockedContext, count: () => Promise<unknown>) => {
    await count().catch((error: Error) => log.warn({ reason: error.message }, 'held tickets not counted'))
  }

  /**
   * Counts a hold before the API makes it, and returns how many tickets or goods all networks of the client leave. A
   * wider network counts only what the narrower ones leave: a client at its own limit takes nothing from its
   * neighbours.
   */
  const reserve = async (context: LockedContext, holder: Holder, hold: CountedHold, kind: HeldKind = 'tickets') => {
    const counts: number[] = []
    const networks = listNetworks(context)
    for (const countHold of listCounters(networks, holder, kind))
      counts.push(await countHold({ ...hold, quantity: counts.at(-1) ?? hold.quantity }))
    const quantity = counts.at(-1) ?? 0
    if (counts.some((count) => count > quantity)) await setHold(networks, holder, { ...hold, quantity }, kind)
    return quantity
  }

  /** In milliseconds; for no deadline the shortest time. */
  const getTimeLeft = (expiresAt: string | undefined) =>
    expiresAt === undefined ? 1 : Math.max(1, Date.parse(expiresAt) - now())

  const recordGoods = async (
    networks: readonly Network[],
    holder: Holder,
    basket: BasketResource,
    until: string | undefined,
  ) => {
    const goods = basket.status === 'confirmed' ? countGoods(basket) : 0
    const ttlMs = until === undefined ? unconfirmedHoldMs : getTimeLeft(until)
    if (goods > 0) await setHold(networks, holder, { name: toName(basket.id), quantity: goods, ttlMs }, 'goods')
  }

  /**
   * Counts what the basket holds now, until its deadline or `until`. Replaces its `counted` tickets, which the client
   * has just added, so the basket counts in the networks of this client from now on. Does nothing when the count is
   * already the same.
   */
  const recordHold = async (
    context: LockedContext,
    basket: BasketResource,
    {
      until = basket.hold?.expiresAt,
      counted,
    }: { until?: string | undefined; counted?: CountedTickets | undefined } = {},
  ) => {
    const name = toName(basket.id)
    const tickets = basket.hold ? countLineTickets(basket.lines) : 0
    // Only open baskets have `counted` tickets, and they hold no goods.
    if (counted?.name === name && counted.tickets === tickets && counted.until === until) return
    const ttlMs = getTimeLeft(until)
    const holder = await getHolder(context)
    await countChanged(context, async () => {
      const { networks, isStored } = counted
        ? { networks: listNetworks(context), isStored: false }
        : await findNetworks(context, name, ttlMs)
      const networkKeys = networks.map(({ key }) => key)
      await Promise.all([
        setHold(networks, holder, { name, replaces: counted?.name, quantity: tickets, ttlMs }),
        recordGoods(networks, holder, basket, until),
        ...(isStored || until === undefined ? [] : [storage.writeHoldNetworks(name, networkKeys, ttlMs)]),
      ])
    })
  }

  /** Stops counting the goods of a basket that was reopened. */
  const releaseGoods = async (context: LockedContext, basket: BasketResource) => {
    if (countGoods(basket) === 0) return
    const holder = await getHolder(context)
    const hold = { name: toName(basket.id), quantity: 0, ttlMs: 1 }
    await countChanged(context, async () => {
      const { networks } = await findNetworks(context, hold.name, getTimeLeft(basket.hold?.expiresAt))
      await setHold(networks, holder, hold, 'goods')
    })
  }

  /**
   * The basket holds nothing that counts any more: it is gone or sold, or its lines are in another basket. It may have
   * counted before its shopper signed in, signed out or proved the email address.
   */
  const releaseHold = async (context: LockedContext, basketId: string) => {
    const hold = { name: toName(basketId), quantity: 0, ttlMs: 1 }
    await countChanged(context, async () => {
      const { networks } = await findNetworks(context, hold.name, hold.ttlMs)
      await Promise.all([setHold(networks, 'guest', hold), setHold(networks, 'provenCustomer', hold)])
    })
  }

  /** Counts what the basket held before, when the API has rejected the change. */
  const restorePreviousHold = async (
    error: unknown,
    context: LockedContext,
    ...[holder, hold, kind]: [Holder, Omit<CountedHold, 'atLeast'>, HeldKind?]
  ) => {
    if (isClientError(error)) await countChanged(context, () => setHold(listNetworks(context), holder, hold, kind))
  }

  const suspectHoarding = async ({ log, session }: LockedContext) => {
    const email = (await session.getClaims())?.email
    logEvent(log, { event: 'holds.hoarding_suspected', email, session: await session.getLogId() })
  }

  /**
   * Runs a change after which the basket may hold `tickets`, which count from now on. `write` gets the most that it may
   * hold, undefined without a limit. The API enforces it: only the API knows which SKUs are tickets, so `tickets` may
   * be too many. A new basket has no id yet, and takes the place of its `counted` tickets. A transfer of tickets from
   * another basket raises no suspicion. Tickets that `move` from the basket of a guest to that of a customer without a
   * proven email address count already.
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
    if (tickets <= held) return write(undefined)
    const holder = await getHolder(context)
    const name = basket ? toName(basket.id) : randomUUID()
    const ttlMs = basket?.hold ? getTimeLeft(basket.hold.expiresAt) : unconfirmedHoldMs
    const isCountedAlready = transfer === 'move' && holder === 'guest' && (await isCustomer(context))
    const atLeast = isCountedAlready ? tickets : held
    const hold = { name, quantity: tickets, atLeast, ttlMs }
    const remaining = await reserve(context, holder, hold).catch(rethrowStorageError)
    const counted = { name, tickets: remaining, until: basket?.hold?.expiresAt }
    try {
      return await write(remaining < tickets ? remaining : undefined, counted)
    } catch (error) {
      await restorePreviousHold(error, context, holder, { name, quantity: held, ttlMs })
      if (isRejected(error) && remaining < tickets && !transfer) await suspectHoarding(context)
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
    const hold = { name: toName(basket.id), quantity: goods, ttlMs: unconfirmedHoldMs }
    const remaining = await reserve(context, holder, { ...hold, atLeast: 0 }, 'goods').catch(rethrowStorageError)
    try {
      return await confirm(remaining < goods ? remaining : undefined)
    } catch (error) {
      await restorePreviousHold(error, context, holder, { ...hold, quantity: 0 }, 'goods')
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
