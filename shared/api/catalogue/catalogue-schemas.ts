import { z } from 'zod'
import { productTypes } from '../../rules/item-types.ts'
import { CurrencyCode } from '../../wire/money.ts'
import { RequestedDay } from '../../wire/formats.ts'
import { saleStatuses } from '../../wire/sale-statuses.ts'
import { emptyObject, Facet, languageField } from '../common-schemas.ts'
import { GiftOptions } from './gift-schemas.ts'
import { LineField } from './line-field-schemas.ts'

/** `src` is a path of this shop (`/media/…`) for the image optimizer. `colour` is the dominant colour, `#rrggbb`. */
export const Image = z.object({
  src: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  colour: z.string(),
  ...languageField,
})
export type Image = z.infer<typeof Image>

/** Minor units in the preferred currency, gross or net by the inc-tax preference. `isUntaxed`: gross equals net. */
export const Amount = z.object({ amount: z.int(), currency: CurrencyCode, isUntaxed: z.literal(true).optional() })
export type Amount = z.infer<typeof Amount>

/** `isFromPrice` is true when minimum and maximum differ and both are above 0 (specification §9). */
export const PriceFrom = Amount.extend({ isFromPrice: z.boolean() })
export type PriceFrom = z.infer<typeof PriceFrom>

export const SaleStatus = z.enum(saleStatuses)
export type SaleStatus = z.infer<typeof SaleStatus>

/**
 * The date of an event in the shopper's language and the venue's time zone. The server formats it, so that server and
 * browser write the same. `iso` has the venue's offset; `weekday` and `month` are short, `long` is "Friday 20 November
 * 2026"; times are "19:00". `isOtherYear`: not in the present year at the venue, so short forms show the year.
 */
export const EventDate = z.object({
  iso: z.string(),
  weekday: z.string(),
  day: z.string(),
  month: z.string(),
  year: z.string(),
  isOtherYear: z.boolean(),
  long: z.string(),
  doors: z.string().nullable(),
  starts: z.string(),
})
export type EventDate = z.infer<typeof EventDate>

export const VenueLink = z.object({ slug: z.string(), name: z.string(), city: z.string() })
export type VenueLink = z.infer<typeof VenueLink>

export const EventListItem = z.object({
  /** SKU of the event, not of a ticket type; wishlists store it. */
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  support: z.string().nullable(),
  genre: z.string(),
  venue: VenueLink,
  date: EventDate,
  status: SaleStatus,
  price: PriceFrom.nullable(),
  /** The lowest price for members. They get it for a limited number of tickets (`getMembership`). */
  memberPrice: Amount.optional(),
  image: Image.nullable(),
  ...languageField,
})
export type EventListItem = z.infer<typeof EventListItem>

/** A ticket type of an event, or a variant of another product. */
export const Variant = z.object({
  sku: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  price: Amount,
  /** The stock or the limit of an order, whichever is smaller; 0 when sold out. */
  maxQuantity: z.int().nonnegative(),
  /** Set when not every shopper can buy the ticket alone: it needs an adult or a proof. */
  isRestricted: z.literal(true).optional(),
  /** The price that members pay for a limited number of tickets. */
  memberPrice: Amount.optional(),
  ...languageField,
})
export type Variant = z.infer<typeof Variant>

/** Fields of an event for structured data: ISO 8601 with the venue's offset, and the venue's address. */
export const EventStructuredData = z.object({
  doorsAt: z.string(),
  endsAt: z.string(),
  onSaleAt: z.string().nullable(),
  previousStartsAt: z.string().nullable(),
  address: z.object({ street: z.string(), postcode: z.string(), city: z.string(), countryCode: z.string() }).nullable(),
})
export type EventStructuredData = z.infer<typeof EventStructuredData>

/** The server sanitises `…Html` fields. `previous…` are the date and the venue of an event before it was moved. */
export const EventPage = EventListItem.extend({
  /** The value of the listing's filter `genre` for this event. */
  genreKey: z.string().optional(),
  /** It took place before today, in its venue's time zone. */
  isOver: z.boolean(),
  wideImage: Image.nullable(),
  /** Further images, without the poster in any format. */
  gallery: z.array(Image),
  shortDescription: z.string(),
  descriptionHtml: z.string(),
  accessHtml: z.string().nullable(),
  ageLimit: z.string().nullable(),
  runningOrder: z.array(z.object({ time: z.string(), label: z.string(), ...languageField })),
  ticketTypes: z.array(Variant),
  onSaleFrom: z.string().nullable(),
  onSaleFromShort: z.string().nullable(),
  previousDate: z.string().nullable(),
  previousVenue: z.string().nullable(),
  details: EventStructuredData,
  metaTitle: z.string(),
  metaDescription: z.string(),
})
export type EventPage = z.infer<typeof EventPage>

/** Attributes are in the API's order, each with its code. `gallery` does not contain `image`. HTML is sanitised. */
export const ProductPage = z.object({
  /** SKU of the product, not of a variant; wishlists store it. */
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  type: z.enum(productTypes),
  shortDescription: z.string(),
  descriptionHtml: z.string(),
  attributes: z.array(z.object({ code: z.string(), value: z.string() })),
  image: Image.nullable(),
  gallery: z.array(Image),
  price: PriceFrom.nullable(),
  variants: z.array(Variant),
  lineFields: z.array(LineField).optional(),
  gift: GiftOptions.optional(),
  ...languageField,
  metaTitle: z.string(),
  metaDescription: z.string(),
})
export type ProductPage = z.infer<typeof ProductPage>

export const Venue = VenueLink.extend({
  tagline: z.string(),
  capacity: z.int().nullable(),
  image: Image.nullable(),
})
export type Venue = z.infer<typeof Venue>

export const Teaser = z.object({
  code: z.string(),
  title: z.string(),
  text: z.string(),
  linkText: z.string(),
  href: z.string(),
  image: Image.nullable(),
  ...languageField,
})
export type Teaser = z.infer<typeof Teaser>

/** The venue's time zone decides what is today. `tonight` is today from five o'clock on. */
export const EventDay = z.enum(['tonight', 'today', 'later'])
export type EventDay = z.infer<typeof EventDay>

export const Home = z.object({
  title: z.string(),
  ...languageField,
  hero: EventPage.pick({
    slug: true,
    name: true,
    support: true,
    venue: true,
    date: true,
    status: true,
    price: true,
    wideImage: true,
    image: true,
    shortDescription: true,
    lang: true,
  })
    .extend({ day: EventDay })
    .nullable(),
  upcomingEvents: z.array(EventListItem),
  posterEvents: z.array(EventListItem),
  justAnnounced: z.array(EventListItem),
  venues: z.array(Venue),
  teasers: z.array(Teaser),
})
export type Home = z.infer<typeof Home>

/**
 * `month` is `YYYY-MM`, `day` is `YYYY-MM-DD`. `when` and `genre`, the key of a genre, are quick filters.
 * Shoppers edit the URL, so an invalid or empty value counts as missing.
 */
export const EventFilters = z.object({
  page: z.coerce.number<number | string | undefined>().int().min(1).max(1000).catch(1),
  year: z
    .string()
    .regex(/^[12]\d{3}$/)
    .optional()
    .catch(undefined),
  month: z
    .string()
    .regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/)
    .optional()
    .catch(undefined),
  venue: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/)
    .optional()
    .catch(undefined),
  day: RequestedDay.optional().catch(undefined),
  when: z.enum(['tonight', 'weekend']).optional().catch(undefined),
  genre: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/)
    .optional()
    .catch(undefined),
})
export type EventFilters = z.infer<typeof EventFilters>

export const EventListing = z.object({
  events: z.array(EventListItem),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  /** The chosen day: "Friday 20 November 2026". */
  dayLabel: z.string().nullable(),
  years: z.array(Facet),
  months: z.array(Facet),
  venues: z.array(Facet),
  /** The genres of all upcoming events, the most frequent first. */
  genres: z.array(Facet),
})
export type EventListing = z.infer<typeof EventListing>

/** `month` is `YYYY-MM`; the default is the first month with events. An invalid value counts as missing. */
export const CalendarFilters = EventFilters.pick({ month: true, venue: true })
export type CalendarFilters = z.infer<typeof CalendarFilters>

/** An event of a calendar: only what a cell shows, because the page has some ninety. `venue` is its name. */
export const CalendarEvent = EventListItem.pick({ slug: true, name: true, status: true, lang: true }).extend({
  venue: z.string(),
  starts: z.string(),
})
export type CalendarEvent = z.infer<typeof CalendarEvent>

/** `date` is `YYYY-MM-DD`, `long` is "Friday 20 November 2026". `events` are the first three of `total`. */
export const CalendarDay = z.object({
  date: z.string(),
  day: z.int(),
  long: z.string(),
  total: z.int(),
  events: z.array(CalendarEvent),
})
export type CalendarDay = z.infer<typeof CalendarDay>

const month = z.object({ value: z.string(), label: z.string() })

/**
 * All days of a month. `today` is `YYYY-MM-DD` in the company's time zone. Weeks begin on Monday; `leadingDays` is the
 * number of days of the first week that belong to the previous month. `following` are the first days of the next month
 * when this one, the first with events, is nearly over.
 */
export const EventCalendar = z.object({
  month: z.string(),
  today: z.string(),
  label: z.string(),
  weekdays: z.array(z.object({ short: z.string(), long: z.string() })),
  leadingDays: z.int().min(0).max(6),
  days: z.array(CalendarDay),
  following: z.array(CalendarDay),
  total: z.int(),
  previous: month.nullable(),
  next: month.nullable(),
  months: z.array(Facet),
  venues: z.array(Facet),
})
export type EventCalendar = z.infer<typeof EventCalendar>

const slug = z.object({ slug: z.string().regex(/^[a-z0-9-]{1,160}$/) })

export const catalogueSchemas = {
  getHome: { input: emptyObject, output: Home },
  getEvents: { input: EventFilters, output: EventListing },
  getCalendar: { input: CalendarFilters, output: EventCalendar },
  /**
   * The next three events that every shopper can buy, for pages that have no content of their own. With the slug of an
   * event, those of its genre come first, or those at its venue when it has no genre.
   */
  getNextEvents: { input: slug.partial(), output: z.object({ events: z.array(EventListItem) }) },
  getEvent: { input: slug, output: EventPage },
  /** Other events at the same venue, soonest first. */
  getRelatedEvents: { input: slug, output: z.object({ events: z.array(EventListItem) }) },
  /** The next events at a venue, soonest first, and their total number. */
  getVenueEvents: { input: slug, output: z.object({ events: z.array(EventListItem), total: z.int() }) },
  /** 404 for the slug of an event, because events have their own page. */
  getProduct: { input: slug, output: ProductPage },
}
