/**
 * The shape of the demo brand's content: what the files in `content/` hold and what the seeder turns into rows.
 * Everything a shopper reads is given in both languages. HTML is plain semantic markup (p, h2, h3, ul, ol, li, a,
 * strong, em, blockquote, figure, img, table).
 */
import type { AddressBody } from '#shared/wire/addresses.ts'
import type { MenuItemType } from '#shared/wire/content.ts'
import type { FormPurpose } from '#shared/wire/forms.ts'
import type { WishlistBody } from '#shared/wire/wishlists.ts'
import type { StoredFormField } from '../domain/catalogue/form-fields.ts'

export type Text = { en: string; de: string }

/** A file of `artwork/prints/`, without its folder. */
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

/** `net` is derived: gross / (1 + rate of the venue's country). Amounts are gross minor units. */
export type SeedTicketType = {
  code: string
  name: Text
  description: Text
  gross: { GBP: number; EUR: number }
  /** Share of the event's capacity, 0 to 1. */
  share: number
  maxPerOrder?: number
}

/**
 * An act and its night. `day` counts from the day the seed runs (0 is today), so dates are relative; times are the
 * venue's wall clock. `status` leaves the rest to the seeder: `few_left` and `sold_out` set the stock accordingly.
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
  /** Short description: one or two sentences in the house voice. */
  short: Text
  /** Paragraphs of the description, plain text. */
  about: { en: string[]; de: string[] }
  ageLimit: Text | null
  /**
   * Index of the poster, 1-based: `poster-01.jpg`. `wide` says whether `poster-NN-wide.jpg` exists for it (only 1 to
   * 8).
   */
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
  about: { en: string[]; de: string[] }
  attributes: { code: string; value: Text }[]
  prints: Print[]
  variants: {
    sku: string
    name: Text
    description: Text | null
    gross: { GBP: number; EUR: number }
    available: number
    maxPerOrder: number
  }[]
  /** `YYYY-MM-DD`. */
  released?: string
  /** What lists can be filtered by; `value` is the same in every language. */
  facets?: { [F in 'format' | 'room']?: { value: string; label: Text; position: number }[] }
}

/** SKUs, in order. */
export type SeedRelations = { sku: string; related: string[]; accessories: string[] }

/** `products` are SKUs, in order; those of categories below come along. `body` is paragraphs of plain text. */
export type SeedProductCategory = {
  path: string
  parent: string | null
  title: Text
  lead: Text
  body: { en: string[]; de: string[] }
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

export type SeedTeaser = { code: string; title: Text; text: Text; linkText: Text; path: string; print: Print | null }

/** Old addresses and where they lead; permanent unless said otherwise. */
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

/** `shownIn`: only to readers of these languages. */
export type SeedMenuItem = {
  itemType: MenuItemType
  linkText: Text
  path: string
  shownIn?: ('en' | 'de')[]
  children?: SeedMenuItem[]
}

/** `path` is the whole way (`stories/backstage`); a category comes after the one it lies below. */
export type SeedArticleCategory = { path: string; title: Text; lead: Text; print: Print | null; metaDescription: Text }

/** `daysAgo` from the day the seed runs. `body` is HTML, `author` a name. */
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

/** `addresses` as a shopper would send them, `wishlists` with the list changed last first. */
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
 * Placed so many days before the seed runs, at noon in London; the earliest comes first. Addresses are named by their
 * place in the customer's book.
 */
export type SeedOrder = {
  daysAgo: number
  currency: 'GBP' | 'EUR'
  /** English unless it says otherwise. */
  language?: 'en' | 'de'
  lines: { sku: string; quantity: number; extraData?: Record<string, string> }[]
  promoCodes?: string[]
  shipping: 'e-ticket' | 'parcel'
  /** The first one unless it says otherwise. */
  billTo?: number
  deliverTo?: number
  /** Without an account, and claimed by it since. */
  asGuest?: boolean
  /** Before its night was moved: it remembers where and when it was to be. */
  beforeMove?: boolean
  /** Everybody went in. */
  used?: boolean
  /** How many of its tickets were given back, or all there is. */
  refunded?: 'all' | number
}

/**
 * `percent` or `amounts` (minor units per currency) off `types`, off all of them if none is named. Days count from the
 * day the seed runs.
 */
export type SeedPromotion = {
  code: string
  description: Text
  percent?: number
  amounts?: { GBP: number; EUR: number }
  types?: ('event' | 'record' | 'membership')[]
  minimums?: { GBP: number; EUR: number }
  customersOnly?: boolean
  combinable?: boolean
  fromDay?: number
  untilDay?: number
  maxUses?: number
  uses?: number
}

/** Minor units; expires three years after the year the seed runs in, or has expired. */
export type SeedVoucher = {
  code: string
  currency: 'GBP' | 'EUR'
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
