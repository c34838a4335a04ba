import type { Order } from '#shared/api/orders/orders-schemas.ts'
import { getBillingDocumentKind } from '#shared/rules/billing-document.ts'
import { formatMoney } from '#shared/wire/format-money.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { OrderSections } from './order-page-shell.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { DeliveryNote } from './delivery-note.tsx'
import { IssuedCodes } from './issued-codes.tsx'
import { EventChangeAlerts } from './event-change-alerts.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderFiles } from './order-files.tsx'
import { Receipt } from './receipt.tsx'
import { countRefundedTickets, countIssuedTickets } from './order-tickets.ts'
import { TicketStubs } from './ticket-stubs.tsx'

/** The payment state of an order with refunds; else undefined. An order without a payment was paid by gift vouchers. */
const getRefundState = ({ payment, status, totals }: Order) => {
  if (payment === 'refunded' || payment === 'part_refunded') return payment
  if (payment !== null || totals.refundedToVouchers === 0) return undefined
  return status === 'cancelled' ? 'refunded' : 'part_refunded'
}

/**
 * An order below its headline: changes, files, tickets, codes, deliveries, addresses, receipt. A separate page shows
 * the codes of the tickets. In print the order fits one page and shows tickets as serials only. Needs the namespaces
 * `orders` and `events`.
 */
export function OrderDetails({ order }: { order: Order }) {
  const t = useT('orders')
  const language = useLanguage()
  const ticketCount = countIssuedTickets(order)
  const { refunded, refundedToVouchers } = order.totals
  const refundState = getRefundState(order)
  return (
    <OrderSections>
      <EventChangeAlerts order={order} isRefunded={refundState === 'refunded'} />
      {refundState ? (
        <Alert title={t(`state.${refundState}`)}>
          <p>
            {t(`stateText.${refundState}`, {
              amount: formatMoney(refunded + refundedToVouchers, order.currency, language),
              count: countRefundedTickets(order),
            })}
          </p>
        </Alert>
      ) : null}
      <OrderFiles order={order} />
      {ticketCount > 0 && (
        <section aria-labelledby="tickets" data-no-print="">
          <SectionHead id="tickets" title={t('tickets.title', { count: ticketCount })} />
          <TicketStubs order={order} />
        </section>
      )}
      <IssuedCodes order={order} />
      <DeliveryNote order={order} />
      <section aria-labelledby="about-order">
        <SectionHead id="about-order" title={t('facts.title')} />
        <OrderFacts order={order} />
      </section>
      <Receipt order={order} caption={t(`actions.${getBillingDocumentKind(order)}`)} hasSerials />
    </OrderSections>
  )
}
