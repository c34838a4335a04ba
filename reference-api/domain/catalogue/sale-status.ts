import type { SaleStatus } from '#shared/wire/catalogue.ts'

export type SaleFacts = {
  /** What the box office decided. `few_left` and `sold_out` are never stored: stock says so. */
  stored: SaleStatus
  stock: number
  capacity: number
  presaleFrom: Date | null
  onSaleFrom: Date | null
  endsAt: Date
}

/** Fewer than this share, or this many tickets or less, are "few left". */
const fewShare = 0.1
const fewCount = 20

const passed = (instant: Date | null, now: Date) => instant !== null && instant <= now

/**
 * The one rule that says how an event's sale stands. Decisions of people come first, then the calendar, then the stock.
 */
export const saleStatus = (facts: SaleFacts, now: Date): SaleStatus => {
  const { stored, stock, capacity } = facts
  if (stored === 'cancelled' || stored === 'postponed') return stored
  if (passed(facts.endsAt, now) || stored === 'off_sale') return 'off_sale'
  if (stored === 'moved') return stored
  if ((stored === 'announced' || stored === 'presale') && !passed(facts.onSaleFrom, now)) {
    return stored === 'presale' || passed(facts.presaleFrom, now) ? 'presale' : 'announced'
  }
  if (stock <= 0) return 'sold_out'
  return stock <= fewCount || stock < capacity * fewShare ? 'few_left' : 'on_sale'
}

/** How it stands for whoever asks: to members a presale is a sale. */
export const saleFor = (status: SaleStatus, isMember: boolean): SaleStatus =>
  status === 'presale' && isMember ? 'on_sale' : status

/** Whether anyone may put tickets in a basket. A moved night goes on selling, at its new place or date. */
export const isBuyable = (status: SaleStatus): status is 'on_sale' | 'few_left' | 'moved' =>
  status === 'on_sale' || status === 'few_left' || status === 'moved'
