import type { OrderLineResource, OrderResource } from '#shared/wire/orders.ts'
import { formatAmount } from '../domain/pricing/format-amount.ts'
import type { Locale } from '../domain/locale.ts'
import { getTexts, type Translate } from '../domain/load-texts.ts'
import { drawFittedName, drawLabelledValue, drawText, setFont, toPrintable } from './draw-text.ts'
import { formatDate } from './date-format.ts'
import { colors, pageSize, type PdfCanvas } from './pdf-page.ts'
import { drawTicketOutline } from './draw-ticket-outline.ts'
import { companyTimeZone } from '../domain/time-zones.ts'

export type VoucherPage = {
  order: OrderResource
  voucher: OrderLineResource['vouchers'][number]
  /** The extra data of its line: who it is for, and a message. */
  gift: Record<string, string>
  shop: string
  poster: string | null
  locale: Locale
}

const { margin } = pageSize
const width = pageSize.width - 2 * margin
const fold = pageSize.height / 2
/** The lower half of the page, inside the fold. */
const voucherBox = { x: margin, y: fold + 48, width, height: 250 }
const tearOffset = width - 178
const padding = 26

const drawFold = (pdf: PdfCanvas, t: Translate<'documents'>) => {
  pdf
    .moveTo(0, fold)
    .lineTo(pageSize.width, fold)
    .dash(2, { space: 6 })
    .lineWidth(0.5)
    .stroke(colors.borderStrong)
    .undash()
  drawText(pdf, t('fold'), { x: margin, y: fold - 14, width }, { size: 8, color: colors.muted, align: 'right' })
}

const drawFront = (
  pdf: PdfCanvas,
  t: Translate<'documents'>,
  { poster, gift: { giftTo = '', giftMessage = '' } }: Pick<VoucherPage, 'poster' | 'gift'>,
) => {
  const name = toPrintable(giftTo)
  drawText(pdf, t('brand'), { x: margin, y: 44, width: 200 }, { face: 'extraWide', size: 19 })
  if (poster) pdf.image(poster, margin, 92, { fit: [width, giftMessage ? 150 : 220] })
  const nextY = drawText(
    pdf,
    t('voucher'),
    { x: margin, y: giftMessage ? 252 : 322, width },
    { face: 'name', size: 46 },
  )
  const subtitle = name ? t('giftTo', { name }) : t('voucherFor')
  const messageY = drawText(pdf, subtitle, { x: margin, y: nextY, width }, { size: 12, color: colors.muted })
  if (giftMessage) drawMessage(pdf, toPrintable(giftMessage), messageY + 8)
}

/** Draws the message. The longest allowed one fits above the fold. */
const drawMessage = (pdf: PdfCanvas, message: string, y: number) => {
  setFont(pdf, message, 'text')
    .fontSize(12)
    .fillColor(colors.text)
    .text(message, margin, y, { width, height: fold - 20 - y, ellipsis: true })
}

/** Draws a voucher to print and fold: front above, code below. */
export const drawVoucherPage = (pdf: PdfCanvas, { order, voucher, gift, shop, poster, locale }: VoucherPage): void => {
  const t = getTexts('documents', locale)
  const inside = { x: voucherBox.x + padding, width: tearOffset - 2 * padding }
  pdf.addPage()
  drawFront(pdf, t, { poster, gift })
  drawFold(pdf, t)
  drawTicketOutline(pdf, voucherBox, tearOffset)
  drawText(pdf, t('code'), { ...inside, y: voucherBox.y + 24 }, { size: 9, color: colors.muted })
  const codeEndY = drawText(pdf, voucher.code, { ...inside, y: voucherBox.y + 36 }, { face: 'name', size: 24 })
  drawText(pdf, t('voucherInstructions'), { ...inside, y: codeEndY + 12 }, { gap: 1.5 })
  const basketUrl = `${shop}/basket`
  drawText(
    pdf,
    `${t('voucherShop')} ${basketUrl.replace(/^https?:\/\//, '')}`,
    { ...inside, y: voucherBox.y + voucherBox.height - 52 },
    { face: 'strong', size: 10 },
  )
  drawText(
    pdf,
    t('order', { number: order.number }),
    { ...inside, y: voucherBox.y + voucherBox.height - 36 },
    { size: 9, color: colors.muted },
  )
  const side = { x: voucherBox.x + tearOffset + 20, width: width - tearOffset - 40 }
  drawText(pdf, t('value'), { ...side, y: voucherBox.y + 24 }, { size: 9, color: colors.muted })
  const value = formatAmount(voucher.value, order.currency, locale)
  const valueEndY = drawFittedName(pdf, value, { ...side, y: voucherBox.y + 36 }, [34, 28, 22], 50)
  drawLabelledValue(pdf, t('validUntil'), formatDate(voucher.expiresAt, companyTimeZone, locale), {
    ...side,
    y: valueEndY + 16,
  })
}
