import type { OrderLineResource, OrderResource } from '#shared/wire/orders.ts'
import { formatAmount } from '../domain/orders/format-amount.ts'
import type { Locale } from '../domain/locale.ts'
import { drawLabelledValue, drawText } from './draw-text.ts'
import { formatDate } from './date-format.ts'
import { colors, pageSize, type PdfCanvas } from './pdf-page.ts'
import { drawTicketOutline } from './ticket-outline.ts'
import { documentTexts } from './document-texts.ts'

export type VoucherPage = {
  order: OrderResource
  voucher: OrderLineResource['vouchers'][number]
  shop: string
  poster: string | null
  locale: Locale
}

const { margin } = pageSize
const width = pageSize.width - 2 * margin
const fold = pageSize.height / 2
/** The lower half, which folds inside. */
const voucherBox = { x: margin, y: fold + 48, width, height: 250 }
const tearOffset = width - 178
const padding = 26

const drawFold = (pdf: PdfCanvas, texts: { fold: string }) => {
  pdf
    .moveTo(0, fold)
    .lineTo(pageSize.width, fold)
    .dash(2, { space: 6 })
    .lineWidth(0.5)
    .stroke(colors.borderStrong)
    .undash()
  drawText(pdf, texts.fold, { x: margin, y: fold - 14, width }, { size: 8, color: colors.muted, align: 'right' })
}

const drawFront = (pdf: PdfCanvas, texts: { voucher: string; voucherFor: string }, poster: string | null) => {
  drawText(pdf, 'PX Live', { x: margin, y: 44, width: 200 }, { face: 'shout', size: 19 })
  if (poster) pdf.image(poster, margin, 92, { fit: [width, 220] })
  const nextY = drawText(pdf, texts.voucher, { x: margin, y: 322, width }, { face: 'name', size: 46 })
  drawText(pdf, texts.voucherFor, { x: margin, y: nextY, width }, { size: 12, color: colors.muted })
}

/** A voucher on a page to print and fold: the outside above, the code below. */
export const drawVoucherPage = (pdf: PdfCanvas, { order, voucher, shop, poster, locale }: VoucherPage): void => {
  const texts = documentTexts[locale]
  const inside = { x: voucherBox.x + padding, width: tearOffset - 2 * padding }
  pdf.addPage()
  drawFront(pdf, texts, poster)
  drawFold(pdf, texts)
  drawTicketOutline(pdf, voucherBox, tearOffset)
  drawText(pdf, texts.code, { ...inside, y: voucherBox.y + 24 }, { size: 9, color: colors.muted })
  const codeEndY = drawText(pdf, voucher.code, { ...inside, y: voucherBox.y + 36 }, { face: 'name', size: 24 })
  drawText(pdf, texts.voucherHow, { ...inside, y: codeEndY + 12 }, { gap: 1.5 })
  const basketUrl = `${shop}/basket`
  drawText(
    pdf,
    `${texts.voucherShop} ${basketUrl.replace(/^https?:\/\//, '')}`,
    { ...inside, y: voucherBox.y + voucherBox.height - 52 },
    { face: 'strong', size: 10 },
  )
  drawText(
    pdf,
    texts.order(order.number),
    { ...inside, y: voucherBox.y + voucherBox.height - 36 },
    { size: 9, color: colors.muted },
  )
  const side = { x: voucherBox.x + tearOffset + 20, width: width - tearOffset - 40 }
  drawText(pdf, texts.value, { ...side, y: voucherBox.y + 24 }, { size: 9, color: colors.muted })
  const valueEndY = drawText(
    pdf,
    formatAmount(voucher.value, order.currency, locale),
    { ...side, y: voucherBox.y + 36 },
    { face: 'name', size: 34 },
  )
  drawLabelledValue(pdf, texts.validUntil, formatDate(voucher.expiresAt, 'Europe/London', locale), {
    ...side,
    y: valueEndY + 16,
  })
}
