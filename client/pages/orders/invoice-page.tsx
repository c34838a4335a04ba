import { useParams } from 'react-router-dom'
import { formatAddressLines } from '#shared/rules/address-format.ts'
import { getBillingDocumentKind } from '#shared/rules/billing-document.ts'
import { formatMoney } from '#shared/wire/format-money.ts'
import { useGetOrderQuery } from '../../data/api.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { OrderPageShell, OrderSections } from '../../features/orders/order-page-shell.tsx'
import { orderPath } from '../../features/orders/order-path.ts'
import { orderStateLabel } from '../../features/orders/order-labels.ts'
import { PrintButton } from './print-button.tsx'
import { Receipt } from '../../features/orders/receipt.tsx'
import { AddressBlock } from '../../features/addresses/address-block.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { FactList } from '../../ui/text/fact-list.tsx'
import { FormActions } from '../../ui/forms/form-layout.tsx'
import { MutedText } from '../../ui/text/muted-text.tsx'
import { createOrderLoader } from './create-order-loader.ts'

export { OrderError as ErrorBoundary } from './order-error.tsx'

export const loader = createOrderLoader('invoice')

/** The invoice of an order, or its receipt when no invoice is due. The currency decides which company is the seller. */
export function Component() {
  const t = useT('orders')
  const language = useLanguage()
  const { id = '' } = useParams()
  const { data: order } = useGetOrderQuery({ id })
  const document = order ? getBillingDocumentKind(order) : 'invoice'
  const title = order ? t(`invoice.${document}.title`, { number: order.documentNumber }) : ''
  usePageMeta({ title: t('common:titlePattern', { title }), noindex: true })
  if (!order) return null
  const { number, documentNumber, placedOn, contact, billingAddress, payment, currency, totals } = order
  const buyer = billingAddress
    ? formatAddressLines(billingAddress, billingAddress.country)
    : [`${contact.firstName} ${contact.lastName}`.trim(), contact.email].filter(Boolean)
  const refunded = totals.refunded + totals.refundedToVouchers
  // Without a payment, gift vouchers paid everything.
  const isPaid = payment === null || payment === 'paid' || payment === 'part_refunded' || payment === 'refunded'

  return (
    <OrderPageShell
      order={order}
      title={title}
      crumb={{ children: t(`actions.${document}`), href: orderPath(order, 'invoice') }}
    >
      <OrderSections>
        <FactList
          small
          facts={[
            {
              term: t('invoice.from'),
              value: <AddressBlock lines={t('invoice.seller', { context: currency }).split('\n')} />,
            },
            ...(buyer.length > 0 ? [{ term: t('invoice.to'), value: <AddressBlock lines={buyer} /> }] : []),
            {
              term: t('invoice.dateTerm'),
              wide: true,
              value: (
                <>
                  {placedOn}
                  {documentNumber === number ? null : (
                    <>
                      <br />
                      {t('order', { number })}
                    </>
                  )}
                </>
              ),
            },
          ]}
        />
        <Receipt order={order} caption={t(`actions.${document}`)} isCaptionHidden />
        <div>
          <p>
            {payment === null && totals.total === 0
              ? t('invoice.free')
              : isPaid
                ? t(`invoice.${document}.paid`)
                : t('invoice.notPaid', { state: orderStateLabel({ ...order, total: order.totals.total }, t) })}
          </p>
          {refunded > 0 ? (
            <p>{t('invoice.refundNote', { amount: formatMoney(refunded, currency, language) })}</p>
          ) : null}
          <MutedText as="p" small>
            {t('invoice.sellerNote', { context: currency })}
          </MutedText>
        </div>
        <div data-no-print="">
          <FormActions>
            <PrintButton>{t(`invoice.${document}.print`)}</PrintButton>
            <ButtonLink to={orderPath(order)}>{t('tickets.back')}</ButtonLink>
          </FormActions>
        </div>
      </OrderSections>
    </OrderPageShell>
  )
}
