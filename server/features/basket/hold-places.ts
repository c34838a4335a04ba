import type { Config } from '../../config/config.ts'
import type { LockedContext } from '../../http/locked-context.ts'
import { listIpNetworks } from '../../limits/ip-group.ts'
import type { SessionKeys } from '../../session/vault/session-keys.ts'
import type { CountedHold, Storage } from '../../storage/storage.ts'

export type HoldPlacesDeps = {
  storage: Pick<Storage, 'countHold' | 'readHeldAt' | 'writeHeldAt'>
  keys: Pick<SessionKeys, 'getLimitKey'>
  config: Pick<Config, 'clientHolds' | 'ipv6Factors'>
}

type HeldKind = 'tickets' | 'goods'

/** Who shares a limit of the IP address. Guests share theirs with customers whose email address is not proven. */
export type Holder = 'guest' | 'provenCustomer'

/** The names from which the Redis keys of these counts are derived. */
const keyNames: Record<Holder, Record<HeldKind, string>> = {
  guest: { tickets: 'holds', goods: 'heldGoods' },
  provenCustomer: { tickets: 'customerHolds', goods: 'customerHeldGoods' },
}

/** Where a hold counts: a client key for each network of an IP address, the narrowest first. */
export type HoldPlace = readonly string[]

/** What one basket holds, with a limit or without. */
type Hold = Omit<CountedHold, 'atLeast'>

/** What is counted without a limit. */
const noLimits = { quantity: 0, baskets: 0 }

export const isSamePlace = (one: HoldPlace, other: HoldPlace) => one.join() === other.join()

/**
 * Where holds count, and how much in each place. A hold counts in one place for its whole time, whichever networks its
 * shopper uses later. Otherwise one more IP address would free what the first one holds.
 */
export const createHoldPlaces = ({ storage, keys, config }: HoldPlacesDeps) => {
  const listLimits = ({ clientIp }: LockedContext, holder: Holder, kind: HeldKind) => {
    const { [kind]: quantity, baskets, customerFactor } = config.clientHolds
    return listIpNetworks(clientIp, config.ipv6Factors).map(({ subject, factor }) => {
      const times = holder === 'guest' ? factor : factor * customerFactor
      const limits = { quantity: quantity * times, baskets: baskets * times }
      return { clientKey: keys.getLimitKey(keyNames[holder][kind], subject), limits }
    })
  }

  /** Where the client of this request counts. */
  const getClientPlace = (context: LockedContext, holder: Holder, kind: HeldKind = 'tickets'): HoldPlace =>
    listLimits(context, holder, kind).map(({ clientKey }) => clientKey)

  /** Sets what counts in each network, without a limit. */
  const setHold = async (place: HoldPlace, hold: Hold) => {
    const counted = { ...hold, atLeast: hold.quantity }
    await Promise.all(place.map((clientKey) => storage.countHold(clientKey, counted, noLimits)))
  }

  /**
   * Counts a hold at the client before the API makes it, and returns how many tickets or goods all its networks leave.
   * A wider network counts only what the narrower ones leave: a client at its own limit takes nothing from its
   * neighbours. Each network of `held.place` counts at least what the basket holds there.
   */
  const reserve = async (
    context: LockedContext,
    holder: Holder,
    hold: Hold,
    held: { place: HoldPlace; quantity: number },
    kind: HeldKind = 'tickets',
  ) => {
    const counts: { clientKey: string; atLeast: number; count: number }[] = []
    let { quantity } = hold
    for (const { clientKey, limits } of listLimits(context, holder, kind)) {
      const atLeast = held.place.includes(clientKey) ? held.quantity : 0
      const count = await storage.countHold(clientKey, { ...hold, quantity, atLeast }, limits)
      counts.push({ clientKey, atLeast, count })
      quantity = Math.min(quantity, count)
    }
    for (const { clientKey, atLeast, count } of counts) {
      const corrected = Math.max(quantity, atLeast)
      if (count > corrected) await setHold([clientKey], { ...hold, quantity: corrected })
    }
    return quantity
  }

  return { getClientPlace, setHold, reserve, readPlace: storage.readHeldAt, writePlace: storage.writeHeldAt }
}
