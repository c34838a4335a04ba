import type { ProductType } from '#shared/wire/catalogue.ts'
import type { Localised } from '../locale.ts'
import { getLocalised } from '../load-texts.ts'
import { getWorkingDaysAfter } from './get-working-days-after.ts'
import { addDays, toDayInZone } from '../zoned-time.ts'
import { getSellerTimeZone } from '../time-zones.ts'

/**
 * What shipping depends on: `country` of the delivery address, and `firstEventDay`, the day (YYYY-MM-DD) of the first
 * event with a ticket; null without one.
 */
export type ShippingContext = {
  types: ReadonlySet<ProductType>
  country: string | null
  firstEventDay: string | null
  today: string
}

export type ShippingServiceRecord = {
  code: string
  name: Localised
  description: Localised
  status: 'active' | 'inactive'
  /** Gross minor units per currency; not offered in others. Null for a free service. */
  price: Record<string, number> | null
  needsAddress: boolean
  needsDate: boolean
  isAvailable: (context: ShippingContext) => boolean
  /** Days to choose from, when a day is needed. */
  dates: (context: ShippingContext) => string[]
}

const isPhysical = ({ types }: ShippingContext) => types.has('record')

/** Whether tickets sent today arrive some days before the first event. */
const arrivesInTime = ({ firstEventDay, today }: ShippingContext, days: number) =>
  firstEventDay === null || addDays(today, days) <= firstEventDay

/** Parcels on a chosen day exist only in the countries of the two warehouses. */
const isInHomeCountry = ({ country }: ShippingContext) => country === null || country === 'GB' || country === 'DE'

const listNoDates = () => []

/** Tickets are collected on the day of the event at the latest. */
const limitToEventDay = (days: string[], { firstEventDay }: ShippingContext) =>
  days.filter((day) => firstEventDay === null || day <= firstEventDay)

const twoWeeks = Array.from({ length: 14 }, (_, index) => index)

type ServiceCode = 'e-ticket' | 'ticket-post' | 'parcel' | 'parcel-day' | 'collect' | 'courier'

const describeService = (code: ServiceCode): Pick<ShippingServiceRecord, 'code' | 'name' | 'description'> => ({
  code,
  name: getLocalised('catalogue', `shipping.${code}.name`),
  description: getLocalised('catalogue', `shipping.${code}.description`),
})

/** The shipping services in the order in which the shop offers them. */
export const shippingServices: readonly ShippingServiceRecord[] = [
  {
    ...describeService('e-ticket'),
    status: 'active',
    price: null,
    needsAddress: false,
    needsDate: false,
    isAvailable: (sending) => !isPhysical(sending),
    dates: listNoDates,
  },
  {
    ...describeService('ticket-post'),
    status: 'active',
    price: { GBP: 295, EUR: 350 },
    needsAddress: true,
    needsDate: false,
    isAvailable: (sending) => sending.types.has('event') && !isPhysical(sending) && arrivesInTime(sending, 9),
    dates: listNoDates,
  },
  {
    ...describeService('parcel'),
    status: 'active',
    price: { GBP: 495, EUR: 590 },
    needsAddress: true,
    needsDate: false,
    isAvailable: isPhysical,
    dates: listNoDates,
  },
  {
    ...describeService('parcel-day'),
    status: 'active',
    price: { GBP: 850, EUR: 990 },
    needsAddress: true,
    needsDate: true,
    isAvailable: (sending) => isPhysical(sending) && isInHomeCountry(sending),
    dates: ({ today }) => getWorkingDaysAfter(today, 10, 1),
  },
  {
    ...describeService('collect'),
    status: 'active',
    price: null,
    needsAddress: false,
    needsDate: true,
    isAvailable: (sending) => (isPhysical(sending) || sending.types.has('event')) && arrivesInTime(sending, 1),
    dates: (sending) =>
      limitToEventDay(
        twoWeeks.map((days) => addDays(sending.today, days + 1)),
        sending,
      ),
  },
  {
    ...describeService('courier'),
    status: 'inactive',
    price: { GBP: 1200, EUR: 1400 },
    needsAddress: true,
    needsDate: false,
    isAvailable: (sending) => (isPhysical(sending) || sending.types.has('event')) && isInHomeCountry(sending),
    dates: listNoDates,
  },
]

/** Today in the country of this currency's warehouse and box office. */
export const getShippingDay = (now: Date, currency: string): string => toDayInZone(now, getSellerTimeZone(currency))
