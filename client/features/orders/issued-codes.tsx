import type { TFunction } from 'i18next'
import type { Order, OrderLine } from '#shared/api/orders/orders-schemas.ts'
import { formatMoney } from '#shared/wire/format-money.ts'
import { MutedText } from '../../ui/text/muted-text.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import { VoucherCards } from './voucher-cards.tsx'
import { useLanguage, useT } from '../../i18n/i18n.ts'

/** Who a voucher is for, and whether it was emailed. */
const listGiftNotes = (
  { extraData: { giftTo: name, giftMessage: message }, gift }: OrderLine,
  t: TFunction,
): string[] => [
  ...(name ? [t('gift.for', { name })] : []),
  ...(message ? [t('gift.message', { message })] : []),
  ...(gift ? [t(`gift.${gift.status}`, { email: gift.email, day: gift.day })] : []),
]

/** The gift vouchers and memberships that an order issued, if any. */
export function IssuedCodes({ order }: { order: Pick<Order, 'lines' | 'currency'> }) {
  const t = useT('orders')
  const language = useLanguage()
  const formatAmount = (amount: number) => formatMoney(amount, order.currency, language)
  const vouchers = order.lines.flatMap((line) =>
    line.vouchers.map((voucher) => ({ ...voucher, image: line.image, giftNotes: listGiftNotes(line, t) })),
  )
  const memberships = order.lines.flatMap((line) =>
    line.memberships.map((membership) => ({ ...membership, name: line.name, lang: line.lang })),
  )
  return (
    <>
      {vouchers.length > 0 && (
        <section aria-labelledby="vouchers">
          <SectionHead id="vouchers" title={t('voucher.title', { count: vouchers.length })} />
          <VoucherCards
            label={t('voucher.code')}
            items={vouchers.map(({ code, value, balance, validUntil, image, giftNotes: details }) => ({
              code,
              image,
              details,
              value: formatAmount(value),
              note: t(balance < value ? 'voucher.left' : 'voucher.worth', {
                value: formatAmount(value),
                balance: formatAmount(balance),
                date: validUntil,
              }),
            }))}
          />
          <MutedText as="p" small>
            {t('voucher.how')}
          </MutedText>
        </section>
      )}
      {memberships.length > 0 && (
        <section aria-labelledby="memberships">
          <SectionHead id="memberships" title={t('membership.title')} />
          {memberships.map(({ name, lang, status, from, until }, index) => (
            <p key={index}>
              <strong lang={lang}>{name}.</strong> {t(`membership.${status}`, { from, until })}
            </p>
          ))}
        </section>
      )}
    </>
  )
}
