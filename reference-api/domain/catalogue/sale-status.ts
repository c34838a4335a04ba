import type { SaleStatus } from '#shared/wire/catalogue.ts'

export type SaleState = {
  /** What the box office decided. `few_left` and `sold_out` are never stored: stock says so. */
  storedStatus: SaleStatus
  stock: number
  capacity: number
  presaleFrom: Date | null
  onSaleFrom: Date | null
  endsAt: Date
}

/** Fewer than this share, or this many tickets or less, are "few left". */
const fewLeftShare = 0.1
const fewLeftCount = 20

const hasPassed = (instant: Date | null, now: Date) => instant !== null && instant <= now

/**
 * The one rule that says how an event's sale stands. Decisions of people come first, then the calendar, then the stock.
 */
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

/** How it stands for whoever asks: to members a presale is a sale. */
export const toViewerSaleStatus = (status: SaleStatus, isMember: boolean): SaleStatus =>
  status === 'presale' && isMember ? 'on_sale' : status

/** Whether anyone may put tickets in a basket. A moved night goes on selling, at its new place or date. */
export const isBuyable = (status: SaleStatus): status is 'on_sale' | 'few_left' | 'moved' =>
  status === 'on_sale' || status === 'few_left' || status === 'moved'
