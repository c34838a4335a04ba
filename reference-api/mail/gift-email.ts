import type { OrderLineResource, OrderResource } from '#shared/wire/orders.ts'
import { formatDate } from '../documents/date-format.ts'
import { formatAmount } from '../domain/pricing/format-amount.ts'
import { isName } from '../domain/accounts/person-name.ts'
import { companyTimeZone } from '../domain/time-zones.ts'
import type { Locale } from '../domain/locale.ts'
import { getTexts } from '../domain/load-texts.ts'
import { toShopLink } from '../domain/shop-link.ts'
import { createBlockEmail, link, text, type EmailBlock } from './email-blocks.ts'
import { posterWidth } from './email-html.ts'
import type { Email } from './mailer.ts'
import { toLinePicture } from './line-picture.ts'

type GiftEmailInput = { order: OrderResource; line: OrderLineResource; locale: Locale; shopUrl: string }

/** The buyer's name; empty when it could advertise something. */
const getGiverName = ({ contact: { firstName, lastName } }: OrderResource) => {
  const name = `${firstName} ${lastName}`.trim()
  return isName(name) ? name : ''
}

/**
 * The email that brings the vouchers of a line to their recipient. Null when it was stopped or sent already, or when
 * the line has no vouchers.
 */
export const createGiftEmail = ({ order, line, locale, shopUrl }: GiftEmailInput): Email | null => {
  const { vouchers, gift } = line
  const email = gift?.email
  if (!email || vouchers.length === 0) return null
  const t = getTexts('emails', locale)
  const { giftTo = '', giftMessage } = line.extraData
  const from = getGiverName(order)
  const format = (amount: number) => formatAmount(amount, order.currency, locale)
  const value = format(vouchers.reduce((sum, { balance }) => sum + balance, 0))
  const names = [giftTo && t('gift.for', { name: giftTo }), from && t('gift.from', { from })].filter(Boolean)
  const cards = vouchers.map(({ code, balance, expiresAt }): EmailBlock => {
    const until = formatDate(expiresAt, companyTimeZone, locale)
    return {
      kind: 'card',
      name: format(balance),
      codes: { label: t('gift.code'), values: [code] },
      details: [
        ...names,
        ...(giftMessage ? [t('gift.message', { message: giftMessage })] : []),
        t('gift.until', { until }),
      ],
      image: toLinePicture(line, shopUrl, posterWidth),
    }
  })
  return createBlockEmail(
    { email, firstName: giftTo },
    locale,
    from ? t('gift.subject', { from }) : t('gift.subjectUnnamed'),
    [
      text(from ? t('gift.text', { from, value }) : t('gift.textUnnamed', { value })),
      ...cards,
      text(t('gift.how')),
      link(t('gift.choose'), toShopLink(shopUrl, '/whats-on', locale)),
      text(t('gift.once')),
    ],
  )
}
