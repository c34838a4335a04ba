import { TZDate } from '@date-fns/tz'
import ical, { ICalCalendarMethod, ICalEventStatus, type ICalCalendar } from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import type { SaleStatus } from '#shared/wire/catalogue.ts'
import type { OrderedEventResource } from '#shared/wire/orders.ts'
import type { OrderLineRecord, OrderRecord } from '../store/orders/orders.ts'
import { inLocale, type Locale } from '../domain/locale.ts'
import { getTexts } from '../domain/load-texts.ts'
import { toShopLink } from '../domain/shop-link.ts'
import { presentOrderedEvent } from '../presenters/present-ordered-event.ts'
import { formatEventTimes, formatShortDateParts } from './date-format.ts'

type View = { locale: Locale; now: Date; shopUrl: string }

/** An event with any other sale status is confirmed in the calendar file. */
const calendarStatuses: Partial<Record<SaleStatus, ICalEventStatus>> = {
  postponed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
}

/**
 * Uses the same ids and sequences as the storefront's calendar files, so that a calendar shows an event once and the
 * later change wins.
 */
const toUid = (sku: string, shopUrl: string) => `${sku}@${new URL(shopUrl).hostname}`
const toSequence = (changed: Date) => Math.max(0, Math.floor((changed.getTime() - Date.UTC(2024, 0, 1)) / 1000))

const getZoneBlock = (zone: string) => tzlib_get_ical_block(zone)[0] ?? null

/** The name with the year, unless that is the present one, as in the storefront's files. */
const formatTitle = (name: string, { startsAt, timeZone }: OrderedEventResource['dates'], now: Date) => {
  const { year } = formatShortDateParts(startsAt, timeZone, 'en')
  return year === formatShortDateParts(now.toISOString(), timeZone, 'en').year ? name : `${name} (${year})`
}

const formatSummary = (name: string, status: SaleStatus, locale: Locale) => {
  const t = getTexts('documents', locale)
  if (status === 'cancelled') return `${t('cancelled')}: ${name}`
  return status === 'postponed' ? `${t('postponed')}: ${name}` : name
}

const formatTicketTypes = (lines: OrderLineRecord[], locale: Locale) =>
  lines
    .map(
      ({ quantity, refunded_quantity, variant_name }) =>
        `${quantity - refunded_quantity} × ${inLocale(variant_name, locale)}`,
    )
    .join(', ')

const addEvent = (
  calendar: ICalCalendar,
  order: OrderRecord,
  lines: OrderLineRecord[],
  event: OrderedEventResource,
  { locale, now, shopUrl }: View,
) => {
  const [{ product, product_name, sku }] = lines as [OrderLineRecord]
  const { dates, venue, address, slug, saleStatus } = event
  const changed = product?.updated_at ?? order.placed_at
  const descriptionParts = [
    formatTicketTypes(lines, locale),
    formatEventTimes(dates, locale),
    getTexts('documents', locale)('order', { number: order.number }),
  ]
  calendar.createEvent({
    id: toUid(product?.sku ?? sku, shopUrl),
    sequence: toSequence(changed),
    stamp: changed,
    lastModified: changed,
    timezone: dates.timeZone,
    start: new TZDate(dates.doorsAt, dates.timeZone),
    end: new TZDate(dates.endsAt, dates.timeZone),
    summary: formatSummary(formatTitle(inLocale(product_name, locale), dates, now), saleStatus, locale),
    description: descriptionParts.join('\n\n'),
    location: [venue.name, ...(address.length > 0 ? address : [venue.city])].join(', '),
    url: toShopLink(shopUrl, `/whats-on/${slug}`, locale),
    status: calendarStatuses[saleStatus] ?? ICalEventStatus.CONFIRMED,
  })
}

/** The events of an order as an iCalendar file, without refunded lines. Null when none are left. */
export const createOrderCalendar = (order: OrderRecord, view: View): Uint8Array | null => {
  const calendar = ical({
    prodId: {
      company: getTexts('documents', view.locale)('brand'),
      product: 'Stagedoor orders',
      language: view.locale.toUpperCase(),
    },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: getZoneBlock },
  })
  const linesByEvent = Map.groupBy(
    order.lines.filter(({ quantity, refunded_quantity }) => refunded_quantity < quantity),
    ({ product_id, sku }) => product_id ?? sku,
  )
  for (const lines of linesByEvent.values()) {
    const event = presentOrderedEvent(lines[0]!, view.now)
    if (event) addEvent(calendar, order, lines, event, view)
  }
  return calendar.length() > 0 ? Buffer.from(`${calendar.toString()}\r\n`) : null
}
