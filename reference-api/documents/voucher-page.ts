import type { OrderLine, OrderResource } from '#shared/wire/orders.ts'
import { amountInWords } from '../domain/orders/amount-words.ts'
import type { Locale } from '../domain/locale.ts'
import { setFact, setText } from './lines.ts'
import { dayOf } from './night-words.ts'
import { inks, sheet, type Paper } from './paper.ts'
import { drawTicketForm } from './ticket-form.ts'
import { documentWords } from './words.ts'

export type VoucherPage = {
  order: OrderResource
  voucher: OrderLine['vouchers'][number]
  shop: string
  poster: string | null
  locale: Locale
}

const { margin } = sheet
const width = sheet.width - 2 * margin
const fold = sheet.height / 2
/** The lower half, which folds inside. */
const card = { x: margin, y: fold + 48, width, height: 250 }
const tear = width - 178
const pad = 26

const drawFold = (paper: Paper, words: { fold: string }) => {
  paper.moveTo(0, fold).lineTo(sheet.width, fold).dash(2, { space: 6 }).lineWidth(0.5).stroke(inks.edge).undash()
  setText(paper, words.fold, { x: margin, y: fold - 14, width }, { size: 8, ink: inks.quiet, align: 'right' })
}

const drawFront = (paper: Paper, words: { voucher: string; voucherFor: string }, poster: string | null) => {
  setText(paper, 'PX Live', { x: margin, y: 44, width: 200 }, { face: 'shout', size: 19 })
  if (poster) paper.image(poster, margin, 92, { fit: [width, 220] })
  const at = setText(paper, words.voucher, { x: margin, y: 322, width }, { face: 'name', size: 46 })
  setText(paper, words.voucherFor, { x: margin, y: at, width }, { size: 12, ink: inks.quiet })
}

/** A voucher on a page to print and fold: the outside above, the code below. */
export const drawVoucherPage = (paper: Paper, { order, voucher, shop, poster, locale }: VoucherPage): void => {
  const words = documentWords[locale]
  const inside = { x: card.x + pad, width: tear - 2 * pad }
  paper.addPage()
  drawFront(paper, words, poster)
  drawFold(paper, words)
  drawTicketForm(paper, card, tear)
  setText(paper, words.code, { ...inside, y: card.y + 24 }, { size: 9, ink: inks.quiet })
  const named = setText(paper, voucher.code, { ...inside, y: card.y + 36 }, { face: 'name', size: 24 })
  setText(paper, words.voucherHow, { ...inside, y: named + 12 }, { gap: 1.5 })
  const where = `${shop}/basket`
  setText(
    paper,
    `${words.voucherShop} ${where.replace(/^https?:\/\//, '')}`,
    { ...inside, y: card.y + card.height - 52 },
    { face: 'strong', size: 10 },
  )
  setText(paper, words.order(order.number), { ...inside, y: card.y + card.height - 36 }, { size: 9, ink: inks.quiet })
  const side = { x: card.x + tear + 20, width: width - tear - 40 }
  setText(paper, words.value, { ...side, y: card.y + 24 }, { size: 9, ink: inks.quiet })
  const valued = setText(
    paper,
    amountInWords(voucher.value, order.currency, locale),
    { ...side, y: card.y + 36 },
    { face: 'name', size: 34 },
  )
  setFact(paper, words.validUntil, dayOf(voucher.expiresAt, 'Europe/London', locale), { ...side, y: valued + 16 })
}
