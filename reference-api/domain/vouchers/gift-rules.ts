import { getMinorUnits } from '#shared/wire/format-money.ts'
import { emailAddress } from '../accounts/email-address.ts'
import { addDays, toDayInZone, toInstant } from '../zoned-time.ts'
import { isName } from '../accounts/person-name.ts'
import { hasLink, unprintable } from '../untrusted-text.ts'
import { isLocale, type Locale } from '../locale.ts'
import type { Message } from '../messages.ts'
import { companyTimeZone } from '../time-zones.ts'

type ExtraData = Readonly<Record<string, string>>

/** Bounds of the amount that the shopper chooses, in whole units; null for a variant with a fixed price. */
export type GiftAmountBounds = { minimum: number; maximum: number } | null

/** Gifts of one sender that are emailed within a day. */
export const maxGiftsPerDay = 20

const maxGiftNameLength = 60
const maxGiftMessageLength = 300

/** The local time at which vouchers are emailed on a later day. */
const sendingTime = '08:00'

const isIsoDay = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true

const isTooLong = (value: string, maximum: number) => [...value].length > maximum

const toTextError = (value: string, maximum: number): Message | undefined => {
  if (unprintable.test(value)) return { key: 'value.invalid' }
  if (isTooLong(value, maximum)) return { key: 'text.tooLong', parameters: { maximum } }
  return hasLink(value) ? { key: 'text.link' } : undefined
}

const toNameError = (value: string, maximum: number): Message | undefined => {
  if (isTooLong(value, maximum)) return { key: 'text.tooLong', parameters: { maximum } }
  return isName(value) ? undefined : { key: 'name.invalid' }
}

const toDayError = (day: string, today: string): Message | undefined => {
  if (!isIsoDay(day)) return { key: 'date.invalid' }
  if (day < today) return { key: 'gift.past' }
  return day > addDays(today, 365) ? { key: 'gift.tooLate' } : undefined
}

const toEmailError = (email: string, day: string): Message | undefined => {
  if (email === '') return day === '' ? undefined : { key: 'gift.email' }
  return emailAddress.safeParse(email).success ? undefined : { key: 'email.invalid' }
}

const toAmountError = (amount: string | undefined, bounds: GiftAmountBounds): Message | undefined => {
  if (!bounds) return amount === undefined ? undefined : { key: 'value.invalid' }
  const { minimum, maximum } = bounds
  const isAllowed = /^[1-9]\d{0,5}$/.test(amount ?? '') && Number(amount) >= minimum && Number(amount) <= maximum
  return isAllowed ? undefined : { key: 'gift.amount', parameters: { minimum, maximum } }
}

/** What is wrong with the extra data of a voucher, by key; `today` is the day in `companyTimeZone`. */
export const validateGift = (
  { giftAmount, giftTo = '', giftEmail = '', giftMessage = '', giftDay = '', giftLanguage = '' }: ExtraData,
  bounds: GiftAmountBounds,
  today: string,
): Record<string, Message> => {
  const isEmailed = giftEmail !== ''
  const errors: Record<string, Message | undefined> = {
    giftAmount: toAmountError(giftAmount, bounds),
    giftTo: isEmailed && giftTo.trim() === '' ? { key: 'gift.name' } : toNameError(giftTo, maxGiftNameLength),
    giftEmail: toEmailError(giftEmail, giftDay),
    giftMessage: toTextError(giftMessage, maxGiftMessageLength),
    giftDay: giftDay === '' ? undefined : toDayError(giftDay, today),
    giftLanguage: giftLanguage === '' || isLocale(giftLanguage) ? undefined : { key: 'option.unknown' },
  }
  return Object.fromEntries(Object.entries(errors).flatMap(([key, error]) => (error ? [[key, error]] : [])))
}

/** The price of one voucher in minor units; null when the variant's own price counts. */
export const getGiftPrice = ({ giftAmount }: ExtraData, bounds: GiftAmountBounds, currency: string): number | null =>
  bounds ? Number(giftAmount ?? bounds.minimum) * getMinorUnits(currency) : null

/** The time of the email to the recipient: on the morning of the chosen day, or now when that morning is over. */
export const getGiftSendTime = ({ giftDay }: ExtraData, now: Date): Date => {
  const sendAt = giftDay ? toInstant(giftDay, sendingTime, companyTimeZone) : now
  return sendAt > now ? sendAt : now
}

export const getGiftLocale = ({ giftLanguage }: ExtraData, fallback: Locale): Locale =>
  giftLanguage && isLocale(giftLanguage) ? giftLanguage : fallback

/** Today in `companyTimeZone`. */
export const getGiftToday = (now: Date): string => toDayInZone(now, companyTimeZone)
