import type { SaleStatus } from '../wire/catalogue.ts'

/** The consequences of a sale status: everything that the shop shows or allows. */
export type SaleRule = {
  /** Whether every shopper may add tickets to the basket. */
  buyable: boolean
  /** Whether only members may add tickets. The API decides who is a member. */
  membersOnly: boolean
  /** Whether the shop shows the price, which shoppers can pay now or later. */
  showsPrice: boolean
  /** Whether the shop shows ticket types and prices although nothing is on sale yet. */
  priceInAdvance: boolean
  /** Whether the shop shows the status as a badge. "On sale" needs none. */
  labelled: boolean
  /** Whether the shop may suggest the event to shoppers: as new, or as another event at the same venue. */
  canBeSuggested: boolean
  /** What the shop offers to shoppers who cannot buy. */
  alternative: 'membership' | 'elsewhere'
  /** Whether the event takes place at its date and venue. */
  eventState: 'scheduled' | 'rescheduled' | 'postponed' | 'cancelled'
  /** schema.org's ItemAvailability of the event's offers. */
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

const noLongerOnSaleRule: SaleRule = { ...onSaleRule, buyable: false, showsPrice: false, canBeSuggested: false }

/** The rules of all statuses. An event that was moved stays on sale. */
export const saleRules: Readonly<Record<SaleStatus, SaleRule>> = {
  announced: { ...notYetOnSaleRule, availability: 'PreOrder' },
  presale: { ...notYetOnSaleRule, membersOnly: true, availability: 'PreSale' },
  on_sale: { ...onSaleRule, labelled: false },
  few_left: { ...onSaleRule, availability: 'LimitedAvailability' },
  sold_out: { ...noLongerOnSaleRule, availability: 'SoldOut' },
  off_sale: { ...noLongerOnSaleRule, availability: 'OutOfStock' },
  postponed: { ...noLongerOnSaleRule, eventState: 'postponed', availability: 'OutOfStock' },
  moved: { ...onSaleRule, eventState: 'rescheduled' },
  cancelled: { ...noLongerOnSaleRule, eventState: 'cancelled', availability: 'Discontinued' },
}

/** Whether an event with this status can be added to a wishlist. */
export const canBeSaved = (status: SaleStatus): boolean => saleRules[status].eventState !== 'cancelled'

/** Whether every shopper may add tickets of an event with this status to the basket. */
export const isBuyable = (status: SaleStatus): boolean => saleRules[status].buyable
