/**
 * The content that a brand provides. Texts for shoppers are in English and other languages. HTML is plain semantic
 * markup (p, h2, h3, ul, ol, li, a, strong, em, blockquote, figure, img, table).
 */
import type { AddressBody } from '#shared/wire/addresses.ts'
import type { MenuItemType } from '#shared/wire/content.ts'
import type { FormPurpose } from '#shared/wire/forms.ts'
import type { WishlistBody } from '#shared/wire/wishlists.ts'
import type { StoredFormField } from '../domain/catalogue/form-fields.ts'
import type { StoredLineField } from '../domain/baskets/line-texts.ts'
import type { Locale, Localised } from '../domain/locale.ts'

export type Text = Localised

/** Minor units by currency, each a multiple of the currency's rounding. */
export type SeedAmounts = Readonly<Record<string, number>>

/** A file name in the media folder. */
export type Print = string

export type VenueSlug = 'the-lamphouse' | 'saltworks' | 'tallow-hall' | 'trafohalle'

export type SeedLocation = {
  slug: string
  type: 'venue' | 'box_office' | 'office'
  active: boolean
  name: string
  city: string
  countryCode: 'GB' | 'DE'
  streetLines: string[]
  postcode: string
  latitude: number
  longitude: number
  timeZone: 'Europe/London' | 'Europe/Berlin'
  telephone: string
  email: string
  capacity: number | null
  tagline: Text
  description: Text
  access: Text
  gettingHere: Text
  openingHours: { days: Text; opens: string; closes: string }[]
  prints: Print[]
}

/** Gross amounts in minor units; net follows from the tax rate of the venue's country. */
export type SeedTicketType = {
  code: string
  name: Text
  description: Text
  gross: SeedAmounts
  /** Share of the event's capacity, 0 to 1. */
  share: number
  maxPerOrder?: number
  /** Its holder needs an adult companion or a proof. */
  restricted?: boolean
  /** Its holder comes with an adult who has a ticket. */
  needsAdult?: boolean
}

/**
 * An event. `day` counts from the day of seeding (0 is today); times are local to the venue. With `status` `few_left`
 * or `sold_out` the seed sets the stock accordingly.
 */
export type SeedEvent = {
  slug: string
  name: string
  support: Text | null
  genre: Text
  venue: VenueSlug
  day: number
  doors: string
  starts: string
  ends: string
  status:
    'announced' | 'presale' | 'on_sale' | 'few_left' | 'sold_out' | 'off_sale' | 'postponed' | 'moved' | 'cancelled'
  /** One or two sentences. */
  short: Text
  /** Paragraphs of plain text. */
  about: Localised<string[]>
  ageLimit: Text | null
  /** Number of the poster, from 1: `poster-01.jpg`, and `poster-01-wide.jpg` when it exists. */
  poster: number
  ticketTypes: SeedTicketType[]
  capacity: number
  /** For moved events. */
  previousVenue?: VenueSlug
  previousDay?: number
}

export type SeedProduct = {
  slug: string
  sku: string
  type: 'membership' | 'voucher' | 'record'
  name: Text
  short: Text
  about: Localised<string[]>
  attributes: { code: string; value: Text }[]
  prints: Print[]
  variants: {
    sku: string
    name: Text
    description: Text | null
    gross: SeedAmounts
    available: number
    maxPerOrder: number
    /** Bounds of a price that the shopper chooses, in whole units; `gross` is the minimum. */
    giftAmount?: { minimum: number; maximum: number }
  }[]
  /** `YYYY-MM-DD`. */
  released?: string
  /** Texts that the product asks for with each of its lines. */
  lineFields?: StoredLineField[]
  /** Facets; `value` is the same in every language. */
  facets?: { [F in 'format' | 'room']?: { value: string; label: Text; position: number }[] }
}

/** `related` and `accessories` are SKUs, in order. */
export type SeedRelations = { sku: string; related: string[]; accessories: string[] }

/** `products` are SKUs, in order; those of subcategories are included. `body` is paragraphs of plain text. */
export type SeedProductCategory = {
  path: string
  parent: string | null
  title: Text
  lead: Text
  body: Localised<string[]>
  print: Print | null
  products: string[]
}

export type SeedPage = {
  slug: string
  title: Text
  lead: Text | null
  body: Text
  print: Print | null
  metaTitle: Text
  metaDescription: Text
  formCode?: string
  productCategory?: string
  questions?: SeedQuestion[]
}

/** `answer` is HTML. */
export type SeedQuestion = { topic: Text | null; question: Text; answer: Text }

type SeedTeaser = { code: string; title: Text; text: Text; linkText: Text; path: string; print: Print | null }

/** Redirects; permanent by default. */
export type SeedRedirect = { source: string; target: string; status?: 301 | 302 | 307 | 308 }

export type SeedElement = { code: 'homepage' | 'registration_text'; title: Text; body: Text; teasers: SeedTeaser[] }

/** Submissions are deleted after `retentionDays`. Without a `recipient` the API mails none to the staff. */
export type SeedForm = {
  code: string
  purpose: FormPurpose
  recipient: string | null
  retentionDays: number
  title: Text
  intro: Text | null
  submitLabel: Text
  doneTitle: Text
  doneText: Text
  fields: StoredFormField[]
}

/** `shownIn`: the languages whose readers see the item; all by default. */
export type SeedMenuItem = {
  itemType: MenuItemType
  linkText: Text
  path: string
  shownIn?: Locale[]
  children?: SeedMenuItem[]
}

/** `path` is the full path (`stories/backstage`); a category comes after its parent. */
export type SeedArticleCategory = { path: string; title: Text; lead: Text; print: Print | null; metaDescription: Text }

/** `daysAgo` counts from the day of seeding. `body` is HTML, `author` a name. */
export type SeedArticle = {
  slug: string
  category: string
  title: Text
  lead: Text
  body: Text
  print: Print | null
  author: string
  daysAgo: number
}

export type SeedMenu = { code: string; title: Text; items: SeedMenuItem[] }

/** `addresses` as a shopper would send them; `wishlists` with the last changed first. */
export type SeedCustomer = {
  email: string
  password: string
  firstName: string
  lastName: string
  telephone: string | null
  addresses?: AddressBody[]
  wishlists?: Required<WishlistBody>[]
  orders?: SeedOrder[]
}

/**
 * An order placed `daysAgo` days before seeding, at noon in London; the earliest comes first. Addresses are named by
 * their index in the customer's addresses.
 */
export type SeedOrder = {
  daysAgo: number
  currency: string
  /** English by default. */
  language?: Locale
  lines: { sku: string; quantity: number; extraData?: Record<string, string> }[]
  promoCodes?: string[]
  shipping: 'e-ticket' | 'parcel'
  /** The index of the billing address; 0 by default. */
  billTo?: number
  /** The index of the delivery address; without it the order has none. */
  deliverTo?: number
  /** The customer placed it as a guest and claimed it later. */
  asGuest?: boolean
  /** The customer placed it before its event was moved: it stores the previous date and venue. */
  beforeMove?: boolean
  /** Whether every ticket was admitted. */
  used?: boolean
  /** Number of refunded tickets, or all items. */
  refunded?: 'all' | number
}

/**
 * `percent` or `amounts` (minor units per currency) off `types`, or off all types. Days count from the day of seeding.
 */
export type SeedPromotion = {
  code: string
  description: Text
  percent?: number
  amounts?: SeedAmounts
  types?: ('event' | 'record' | 'membership')[]
  minimums?: SeedAmounts
  customersOnly?: boolean
  combinable?: boolean
  fromDay?: number
  untilDay?: number
  maxUses?: number
  uses?: number
}

/** Amounts in minor units. A voucher expires at the end of the third year after seeding, or has expired. */
export type SeedVoucher = {
  code: string
  currency: string
  value: number
  balance: number
  hasExpired?: boolean
}

export type SeedContent = {
  locations: SeedLocation[]
  events: SeedEvent[]
  products: SeedProduct[]
  productCategories: SeedProductCategory[]
  productRelations: SeedRelations[]
  pages: SeedPage[]
  articleCategories: SeedArticleCategory[]
  articles: SeedArticle[]
  redirects: SeedRedirect[]
  elements: SeedElement[]
  forms: SeedForm[]
  menus: SeedMenu[]
  customers: SeedCustomer[]
  promotions: SeedPromotion[]
  vouchers: SeedVoucher[]
}
