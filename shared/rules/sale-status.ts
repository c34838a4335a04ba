import type { SaleStatus } from '../wire/catalogue.ts'

/**
 * What follows from the state of a night's sale. Everything the shop shows or allows is decided here and nowhere else.
 */
export type SaleRule = {
  /** Anybody may put tickets into a basket. */
  buyable: boolean
  /** Members may, and nobody else; the API knows who is one. */
  membersOnly: boolean
  /** The price can be paid, now or later: where it cannot, showing it would promise something. */
  showsPrice: boolean
  /** Nothing can be bought yet, so that its kinds and prices are worth knowing in advance. */
  priceInAdvance: boolean
  /** Plain "on sale" is what a poster promises anyway; every other state is a word pasted on it. */
  labelled: boolean
  /** May be put forward: as new, as another night in the same room. */
  canBeSuggested: boolean
  /** Where people are led who cannot buy. */
  alternative: 'membership' | 'elsewhere'
  /** Whether it takes place as its date and venue say. */
  eventState: 'scheduled' | 'rescheduled' | 'postponed' | 'cancelled'
  /** The word of schema.org's ItemAvailability for its offers. */
  availability: 'PreOrder' | 'PreSale' | 'InStock' | 'LimitedAvailability' | 'SoldOut' | 'OutOfStock' | 'Discontinued'
}

const onSaleRule: SaleRule = {
  buyable: true,
  membersOnly: false,
  showsPrice: true,
  priceInAdvance: false,
  labelled: true,
  canBeSuggested: true,
  alternative: 'elsewhere',
  eventState: 'scheduled',
  availability: 'InStock',
}

const notYetOnSaleRule: SaleRule = { ...onSaleRule, buyable: false, priceInAdvance: true, alternative: 'membership' }

const noLongerOnSaleRule: SaleRule = { ...onSaleRule, buyable: false, showsPrice: false }

/** A moved night goes on selling, at its new place or date. */
export const saleRules: Readonly<Record<SaleStatus, SaleRule>> = {
  announced: { ...notYetOnSaleRule, availability: 'PreOrder' },
  presale: { ...notYetOnSaleRule, membersOnly: true, availability: 'PreSale' },
  on_sale: { ...onSaleRule, labelled: false },
  few_left: { ...onSaleRule, availability: 'LimitedAvailability' },
  sold_out: { ...noLongerOnSaleRule, availability: 'SoldOut' },
  off_sale: { ...noLongerOnSaleRule, canBeSuggested: false, availability: 'OutOfStock' },
  postponed: { ...noLongerOnSaleRule, eventState: 'postponed', availability: 'OutOfStock' },
  moved: { ...onSaleRule, eventState: 'rescheduled' },
  cancelled: { ...noLongerOnSaleRule, canBeSuggested: false, eventState: 'cancelled', availability: 'Discontinued' },
}

/** Whether anybody may put tickets of a night with this status into a basket. */
export const isBuyable = (status: SaleStatus): boolean => saleRules[status].buyable
