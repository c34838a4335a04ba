import { randomUUID } from 'node:crypto'
import type { Config } from '../../config/config.ts'
import type { LockedContext } from '../../http/locked-context.ts'
import { throwStorageUnavailable } from '../../http/session-unavailable.ts'
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
  config: Pick<Config, 'guestHolds'>
  /** Milliseconds since the epoch. */
  now: () => number
}

/**
 * How long tickets count when the API has not confirmed a hold and its deadline: the default time of a hold. A creation
 * that timed out here may have succeeded at the API.
 */
const unconfirmedMs = 15 * 60_000

export const countTickets = (lines: readonly { item: { event: unknown }; quantity: number }[]) =>
  countItems(lines.filter(isTicket))

/** Only guests count here; the commerce API counts customers by account. */
const isGuest = async ({ session }: LockedContext) => (await session.getClaims())?.guest_user !== false

/**
 * Counts the tickets that guests hold for each IP address, because a client can begin any number of guest sessions. A
 * basket counts until its hold's deadline, or until the storefront sees that it holds fewer tickets.
 */
export const createGuestHolds = ({ storage, keys, config, now }: GuestHoldsDeps) => {
  const toName = (basketId: string) => keys.getLimitKey('heldBasket', basketId)

  const countHold = ({ clientIp }: LockedContext, hold: CountedHold) =>
    storage.countHold(keys.getLimitKey('holds', clientIp), hold, config.guestHolds)

  /** The API has already changed the basket, so a failure must not fail the request. */
  const countChanged = async (context: LockedContext, hold: Omit<CountedHold, 'atLeast'>) => {
    await countHold(context, { ...hold, atLeast: hold.tickets }).catch((error: Error) =>
      context.log.warn({ reason: error.message }, 'held tickets not counted'),
    )
  }

  const getTimeLeft = (expiresAt: string) => Math.max(1, Date.parse(expiresAt) - now())

  /** Counts the tickets that the basket holds now, until its deadline or `until`. Replaces its `reservation`. */
  const recordHold = async (
    context: LockedContext,
    { id, lines, hold }: BasketResource,
    { until = hold?.expiresAt, reservation }: { until?: string | undefined; reservation?: string | undefined } = {},
  ) => {
    if (!(await isGuest(context))) return
    await countChanged(context, {
      name: toName(id),
      replaces: reservation,
      tickets: hold ? countTickets(lines) : 0,
      ttlMs: until === undefined ? 1 : getTimeLeft(until),
    })
  }

  /** Stops counting a basket that holds nothing for a guest any more: it is gone, sold, or a customer's. */
  const releaseHold = (context: LockedContext, basketId: string) =>
    countChanged(context, { name: toName(basketId), tickets: 0, ttlMs: 1 })

  /**
   * Runs a change after which the basket may hold `tickets`; these count from now on. `write` gets the most tickets
   * that the basket may hold; undefined without a limit. The API enforces this number, because only the API knows which
   * SKUs are tickets: `tickets` may be too high. A new basket has no id yet, so a `reservation` counts in its place. A
   * transfer from another basket is never reported as hoarding.
   */
  const withHoldLimit = async (
    context: LockedContext,
    { basket, tickets, isTransfer }: { basket: BasketResource | undefined; tickets: number; isTransfer?: boolean },
    write: (maxTickets: number | undefined, reservation?: string) => Promise<BasketResource>,
  ): Promise<BasketResource> => {
    const held = basket ? countTickets(basket.lines) : 0
    if (tickets <= held || !(await isGuest(context))) return write(undefined)
    const name = basket ? toName(basket.id) : randomUUID()
    const ttlMs = basket?.hold ? getTimeLeft(basket.hold.expiresAt) : unconfirmedMs
    const room = await countHold(context, { name, tickets, atLeast: held, ttlMs }).catch(throwStorageUnavailable)
    try {
      return await write(room < tickets ? room : undefined, basket ? undefined : name)
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
