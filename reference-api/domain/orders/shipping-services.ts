import type { ProductType } from '#shared/wire/catalogue.ts'
import type { Localised } from '../locale.ts'
import { getWorkingDaysAfter } from './working-days.ts'
import { addDays, toDayInZone } from '../zoned-time.ts'

/**
 * What decides how a basket may reach the shopper. `country` of the delivery address, `firstNight` the first day
 * (YYYY-MM-DD) there is a ticket for; null while there is none.
 */
export type ShippingContext = {
  types: ReadonlySet<ProductType>
  country: string | null
  firstEventDay: string | null
  today: string
}

export type ShippingService = {
  code: string
  name: Localised
  description: Localised
  status: 'active' | 'inactive'
  /** Gross minor units per currency. */
  price: Record<string, number>
  needsAddress: boolean
  needsDate: boolean
  isAvailable: (context: ShippingContext) => boolean
  /** Days it offers, for one that needs a date. */
  dates: (context: ShippingContext) => string[]
}

const isPhysical = ({ types }: ShippingContext) => types.has('record')

/** Whether tickets that leave today are there some days before the first night. */
const arrivesInTime = ({ firstEventDay, today }: ShippingContext, days: number) =>
  firstEventDay === null || addDays(today, days) <= firstEventDay

/** Parcels on a day are only driven where the two warehouses are. */
const isInHomeCountry = ({ country }: ShippingContext) => country === null || country === 'GB' || country === 'DE'

const noDates = () => []

/** Tickets are collected on the day of the night at the latest. */
const limitToEventDay = (days: string[], { firstEventDay }: ShippingContext) =>
  days.filter((day) => firstEventDay === null || day <= firstEventDay)

const twoWeeks = Array.from({ length: 14 }, (_, index) => index)

/** In the order in which they are offered. */
export const shippingServices: readonly ShippingService[] = [
  {
    code: 'e-ticket',
    name: { en: 'By email', de: 'Per E-Mail' },
    description: {
      en: 'Straight away, to your phone or your printer. It is in your account too, if you have one.',
      de: 'Sofort, aufs Handy oder zum Ausdrucken. Falls du ein Konto hast, liegt alles auch dort.',
    },
    status: 'active',
    price: { GBP: 0, EUR: 0 },
    needsAddress: false,
    needsDate: false,
    isAvailable: (sending) => !isPhysical(sending),
    dates: noDates,
  },
  {
    code: 'ticket-post',
    name: { en: 'Paper tickets by post', de: 'Papierkarten per Post' },
    description: {
      en: 'Printed on card, in an envelope, with you in three to five working days. The e-tickets come as well.',
      de: 'Auf Karton gedruckt, im Umschlag, in drei bis fünf Werktagen bei dir. Die E-Tickets kommen trotzdem.',
    },
    status: 'active',
    price: { GBP: 295, EUR: 350 },
    needsAddress: true,
    needsDate: false,
    isAvailable: (sending) => sending.types.has('event') && !isPhysical(sending) && arrivesInTime(sending, 9),
    dates: noDates,
  },
  {
    code: 'parcel',
    name: { en: 'Parcel', de: 'Paket' },
    description: {
      en: 'Records in a box that has been dropped before, for practice. Three to five working days. Tickets and codes come by email.',
      de: 'Platten in einem Karton, den wir zur Probe schon fallen gelassen haben. Drei bis fünf Werktage. Karten und Codes kommen per E-Mail.',
    },
    status: 'active',
    price: { GBP: 495, EUR: 590 },
    needsAddress: true,
    needsDate: false,
    isAvailable: isPhysical,
    dates: noDates,
  },
  {
    code: 'parcel-day',
    name: { en: 'Parcel on a day you choose', de: 'Paket am Wunschtag' },
    description: {
      en: 'For when you want to be in. Working days, within the United Kingdom and Germany. Tickets and codes come by email.',
      de: 'Damit du auch zu Hause bist. An Werktagen, innerhalb Deutschlands und des Vereinigten Königreichs. Karten und Codes kommen per E-Mail.',
    },
    status: 'active',
    price: { GBP: 850, EUR: 990 },
    needsAddress: true,
    needsDate: true,
    isAvailable: (sending) => isPhysical(sending) && isInHomeCountry(sending),
    dates: ({ today }) => getWorkingDaysAfter(today, 10, 1),
  },
  {
    code: 'collect',
    name: { en: 'Collect from the box office', de: 'Abholen an der Konzertkasse' },
    description: {
      en: 'PX Box Office, London, 10:00 to 18:00. One window, one lamp, a person. Bring the order number.',
      de: 'PX Box Office, London, 10 bis 18 Uhr. Ein Fenster, eine Lampe, ein Mensch. Bring die Bestellnummer mit.',
    },
    status: 'active',
    price: { GBP: 0, EUR: 0 },
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
    code: 'courier',
    name: { en: 'Bicycle courier', de: 'Fahrradkurier' },
    description: {
      en: 'Within an hour, where there are hills only on the way back. Resting at the moment.',
      de: 'In einer Stunde, bergauf nur auf dem Rückweg. Macht gerade Pause.',
    },
    status: 'inactive',
    price: { GBP: 1200, EUR: 1400 },
    needsAddress: true,
    needsDate: false,
    isAvailable: (sending) => (isPhysical(sending) || sending.types.has('event')) && isInHomeCountry(sending),
    dates: noDates,
  },
]

/** The day it is where the warehouse and the box office of this currency's country are. */
export const getShippingDay = (now: Date, currency: string): string =>
  toDayInZone(now, currency === 'EUR' ? 'Europe/Berlin' : 'Europe/London')
