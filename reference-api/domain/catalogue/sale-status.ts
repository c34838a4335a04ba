import type { SaleStatus } from '#shared/wire/catalogue.ts'

export type SaleState = {
  /** The status an operator sets. `few_left` and `sold_out` are never stored: they follow from stock. */
  storedStatus: SaleStatus
  stock: number
  capacity: number
  presaleFrom: Date | null
  onSaleFrom: Date | null
  endsAt: Date
}

/** "Few left" means below this share of the capacity, or this many tickets or fewer. */
export const fewLeftShare = 0.1
export const fewLeftCount = 20

const hasPassed = (instant: Date | null, now: Date) => instant !== null && instant <= now

/** Computes the sale status of an event. The operator's status counts first, then dates, then stock. */
export const deriveSaleStatus = (state: SaleState, now: Date): SaleStatus => {
  const { storedStatus, stock, capacity } = state
  if (storedStatus === 'cancelled' || storedStatus === 'postponed') return storedStatus
  if (hasPassed(state.endsAt, now) || storedStatus === 'off_sale') return 'off_sale'
  if (storedStatus === 'moved') return storedStatus
  if ((storedStatus === 'announced' || storedStatus === 'presale') && !hasPassed(state.onSaleFrom, now)) {
    return storedStatus === 'presale' || hasPassed(state.presaleFrom, now) ? 'presale' : 'announced'
  }
  if (stock <= 0) return 'sold_out'
  return stock <= fewLeftCount || stock < capacity * fewLeftShare ? 'few_left' : 'on_sale'
}

/** The sale status for one shopper: for members a presale is on sale. */
export const toViewerSaleStatus = (status: SaleStatus, isMember: boolean): SaleStatus =>
  status === 'presale' && isMember ? 'on_sale' : status

/** Whether shoppers can put tickets in a basket. A moved event stays on sale. */
export const isBuyable = (status: SaleStatus): status is 'on_sale' | 'few_left' | 'moved' =>
  status === 'on_sale' || status === 'few_left' || status === 'moved'
