import type { SaleStatus } from '../wire/catalogue.ts'

/**
 * What follows from the state of a night's sale. Everything the shop shows or allows is decided here and nowhere else.
 */
export type SaleRule = {
  /** Anybody may put tickets into a basket. */
  buyable: boolean
  /** Members may, and nobody else; the API knows who is one. */
  members: boolean
  /** The price can be paid, now or later: where it cannot, showing it would promise something. */
  priced: boolean
  /** Nothing can be bought yet, so that its kinds and prices are worth knowing in advance. */
  coming: boolean
  /** Plain "on sale" is what a poster promises anyway; every other state is a word pasted on it. */
  marked: boolean
  /** May be put forward: as new, as another night in the same room. */
  suggested: boolean
  /** Where people are led who cannot buy. */
  instead: 'membership' | 'elsewhere'
  /** Whether it takes place as its date and venue say. */
  happens: 'scheduled' | 'rescheduled' | 'postponed' | 'cancelled'
  /** The word of schema.org's ItemAvailability for its offers. */
  availability: 'PreOrder' | 'PreSale' | 'InStock' | 'LimitedAvailability' | 'SoldOut' | 'OutOfStock' | 'Discontinued'
}

const onSale: SaleRule = {
  buyable: true,
  members: false,
  priced: true,
  coming: false,
  marked: true,
  suggested: true,
  instead: 'elsewhere',
  happens: 'scheduled',
  availability: 'InStock',
}

const notYet: SaleRule = { ...onSale, buyable: false, coming: true, instead: 'membership' }

const noMore: SaleRule = { ...onSale, buyable: false, priced: false }

/** A moved night goes on selling, at its new place or date. */
export const saleRules: Readonly<Record<SaleStatus, SaleRule>> = {
  announced: { ...notYet, availability: 'PreOrder' },
  presale: { ...notYet, members: true, availability: 'PreSale' },
  on_sale: { ...onSale, marked: false },
  few_left: { ...onSale, availability: 'LimitedAvailability' },
  sold_out: { ...noMore, availability: 'SoldOut' },
  off_sale: { ...noMore, suggested: false, availability: 'OutOfStock' },
  postponed: { ...noMore, happens: 'postponed', availability: 'OutOfStock' },
  moved: { ...onSale, happens: 'rescheduled' },
  cancelled: { ...noMore, suggested: false, happens: 'cancelled', availability: 'Discontinued' },
}

/** Whether anybody may put tickets of a night with this status into a basket. */
export const isBuyable = (status: SaleStatus): boolean => saleRules[status].buyable
