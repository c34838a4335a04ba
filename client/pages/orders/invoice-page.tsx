import { useParams } from 'react-router-dom'
import { printAddress } from '#shared/rules/address-format.ts'
import { formatMoney } from '#shared/rules/money.ts'
import { useGetOrderQuery } from '../../data/api.ts'
import { usePageHead } from '../../routing/head.ts'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { OrderFrame } from '../../features/orders/order-frame.tsx'
import { orderPath } from '../../features/orders/order-path.ts'
import { stateWord } from '../../features/orders/order-words.ts'
import { PrintButton } from '../../features/orders/print-button.tsx'
import { Receipt } from '../../features/orders/receipt.tsx'
import { AddressBlock } from '../../features/addresses/address-block.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { FactsRow } from '../../ui/text/facts-row.tsx'
import { FormActions } from '../../ui/forms/form-actions.tsx'
import { OrderParts } from '../../features/orders/order-parts.tsx'
import { Quiet } from '../../ui/text/quiet.tsx'
import { loadOrder } from './load-order.ts'

export { OrderError as ErrorBoundary } from './order-error.tsx'

export const loader = loadOrder('invoice')

/** Who sold what to whom, when, and with which tax. Which of the two houses sold it follows from the currency. */
export function Component() {
  const t = useT('orders')
  const language = useLanguage()
  const { id = '' } = useParams()
  const { data: order } = useGetOrderQuery({ id })
  const title = order ? t('invoice.title', { number: order.number }) : ''
  usePageHead({ title: t('common:titlePattern', { title }), noindex: true })
  if (!order) return null
  const { number, placedOn, contact, billingAddress, payment, currency, totals } = order
  const buyer = billingAddress
    ? printAddress(billingAddress, billingAddress.country)
    : [`${contact.firstName} ${contact.lastName}`.trim(), contact.email].filter(Boolean)
  const isPaid = payment === 'paid' || payment === 'part_refunded' || payment === 'refunded'

  return (
    <OrderFrame order={order} title={title} crumb={{ children: t('invoice.crumb'), href: orderPath(order, 'invoice') }}>
      <OrderParts>
        <FactsRow
          small
          facts={[
            { term: t('invoice.from'), value: <AddressBlock lines={t(`invoice.seller_${currency}`).split('\n')} /> },
            ...(buyer.length > 0 ? [{ term: t('invoice.to'), value: <AddressBlock lines={buyer} /> }] : []),
            { term: t('invoice.number'), value: number },
            { term: t('invoice.dateTerm'), value: placedOn },
          ]}
        />
        <Receipt order={order} caption={t('receipt.title')} />
        <div>
          <p>
            {payment === null
              ? t('invoice.free')
              : isPaid
                ? t('invoice.paid')
                : t('invoice.notPaid', { state: stateWord(order, t) })}
          </p>
          {totals.refunded > 0 ? (
            <p>{t('invoice.refundNote', { amount: formatMoney(totals.refunded, currency, language) })}</p>
          ) : null}
          <Quiet as="p" small>
            {t(`invoice.sellerNote_${currency}`)}
          </Quiet>
        </div>
        <div data-no-print="">
          <FormActions>
            <PrintButton>{t('invoice.print')}</PrintButton>
            <ButtonLink to={orderPath(order)}>{t('tickets.back')}</ButtonLink>
          </FormActions>
        </div>
      </OrderParts>
    </OrderFrame>
  )
}
