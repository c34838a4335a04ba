import { randomUUID } from 'node:crypto'
import type { Config } from '../../config/config.ts'
import type { LockedContext } from '../../http/locked-context.ts'
import { throwStorageUnavailable } from '../../http/session-unavailable.ts'
import { listNetworks } from '../../limits/ip-group.ts'
import { logEvent } from '../../logging/security-events.ts'
import type { SessionKeys } from '../../session/vault/session-keys.ts'
import type { CountedHold, Storage } from '../../storage/storage.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'
import { isConflict, isGone, isRejected } from './basket-errors.ts'
import { isTicket } from './line-bodies.ts'
import { countItems } from './present-basket.ts'

export type GuestHoldsDeps = {
  storage: Pick<Storage, 'countHold'>
  keys: Pick<SessionKeys, 'getLimitKey'>
  config: Pick<Config, 'guestHolds' | 'ipv6Budgets'>
  /** Milliseconds since the epoch. */
  now: () => number
}

/**
 * How long tickets count when the API did not say until when it holds them, or whether it does: as long as its hold
 * lasts with the defaults, because a create that timed out here may have succeeded there.
 */
const unconfirmedMs = 15 * 60_000

export const countTickets = (lines: readonly { item: { event: unknown }; quantity: number }[]) =>
  countItems(lines.filter(isTicket))

/**
 * Tickets that count since before the API changed the basket, until `until`: under the name of the basket, or under one
 * of their own while it has no id.
 */
export type Reservation = { name: string; tickets: number; until: string | undefined }

/** Customers count by account, in the commerce API. */
const isGuest = async ({ session }: LockedContext) => (await session.getClaims())?.guest_user !== false

/**
 * Counts the tickets that guests hold for each IP address, because a client can begin any number of guest sessions. A
 * basket counts until its hold's deadline, or until the storefront sees that it holds fewer tickets.
 */
export const createGuestHolds = ({ storage, keys, config, now }: GuestHoldsDeps) => {
  const toName = (basketId: string) => keys.getLimitKey('heldBasket', basketId)

  /** Counts in each network of the client, and returns the least that one of them leaves. */
  const countHold = async ({ clientIp }: LockedContext, hold: CountedHold) => {
    const { tickets, baskets } = config.guestHolds
    const rooms = listNetworks(clientIp, config.ipv6Budgets).map(({ subject, factor }) =>
      storage.countHold(keys.getLimitKey('holds', subject), hold, {
        tickets: tickets * factor,
        baskets: baskets * factor,
      }),
    )
    return Math.min(...(await Promise.all(rooms)))
  }

  /** The API has changed the basket already, so a failure must not fail the request. */
  const countChanged = async (context: LockedContext, hold: Omit<CountedHold, 'atLeast'>) => {
    await countHold(context, { ...hold, atLeast: hold.tickets }).catch((error: Error) =>
      context.log.warn({ reason: error.message }, 'held tickets not counted'),
    )
  }

  const getTimeLeft = (expiresAt: string) => Math.max(1, Date.parse(expiresAt) - now())

  /**
   * Counts what the basket holds now, until its deadline or `until`, in place of its `reservation`. Does nothing when
   * that counts the same already.
   */
  const recordHold = async (
    context: LockedContext,
    { id, lines, hold }: BasketResource,
    {
      until = hold?.expiresAt,
      reservation,
    }: { until?: string | undefined; reservation?: Reservation | undefined } = {},
  ) => {
    if (!(await isGuest(context))) return
    const name = toName(id)
    const tickets = hold ? countTickets(lines) : 0
    if (reservation?.name === name && reservation.tickets === tickets && reservation.until === until) return
    await countChanged(context, {
      name,
      replaces: reservation?.name,
      tickets,
      ttlMs: until === undefined ? 1 : getTimeLeft(until),
    })
  }

  /** The basket holds nothing for a guest any more: it is gone, sold, or a customer's. */
  const releaseHold = (context: LockedContext, basketId: string) =>
    countChanged(context, { name: toName(basketId), tickets: 0, ttlMs: 1 })

  /**
   * Runs a change after which the basket may hold `tickets`, which count from now on. `write` gets the most that it may
   * hold, undefined without a limit, for the API to enforce: only the API knows which SKUs are tickets, so `tickets`
   * may be too many. A new basket has no id yet, and takes the place of its `reservation`. Who transfers tickets from
   * another basket is not suspected.
   */
  const withHoldLimit = async (
    context: LockedContext,
    { basket, tickets, isTransfer }: { basket: BasketResource | undefined; tickets: number; isTransfer?: boolean },
    write: (maxTickets: number | undefined, reservation?: Reservation) => Promise<BasketResource>,
  ): Promise<BasketResource> => {
    const held = basket ? countTickets(basket.lines) : 0
    if (tickets <= held || !(await isGuest(context))) return write(undefined)
    const name = basket ? toName(basket.id) : randomUUID()
    const ttlMs = basket?.hold ? getTimeLeft(basket.hold.expiresAt) : unconfirmedMs
    const room = await countHold(context, { name, tickets, atLeast: held, ttlMs }).catch(throwStorageUnavailable)
    const reservation = { name, tickets: room, until: basket?.hold?.expiresAt }
    try {
      return await write(room < tickets ? room : undefined, reservation)
    } catch (error) {
      if (isRejected(error) || isConflict(error) || isGone(error))
        await countChanged(context, { name, tickets: held, ttlMs })
      if (isRejected(error) && room < tickets && !isTransfer)
        logEvent(context.log, { event: 'holds.hoarding_suspected', session: await context.session.getLogId() })
      throw error
    }
  }

  return { recordHold, releaseHold, withHoldLimit }
}

export type GuestHolds = ReturnType<typeof createGuestHolds>
