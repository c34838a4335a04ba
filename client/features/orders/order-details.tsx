import type { Order } from '#shared/api/orders/orders-schemas.ts'
import { formatMoney } from '#shared/rules/money.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { OrderParts } from './order-parts.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { BoughtCodes } from './bought-codes.tsx'
import { NightNotices } from './night-notices.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderFiles } from './order-files.tsx'
import { Receipt } from './receipt.tsx'
import { countTickets, TicketList } from './ticket-list.tsx'

/**
 * An order below its headline: what changed, tickets, codes, receipt, addresses. On paper it is one page: tickets are
 * there by their serials, and have a page of their own to print. Needs the areas `orders` and `events` on the page.
 */
export function OrderDetails({ order }: { order: Order }) {
  const t = useT('orders')
  const language = useLanguage()
  const tickets = countTickets(order)
  const { payment, totals } = order
  const back = payment === 'refunded' || payment === 'part_refunded' ? payment : undefined
  return (
    <OrderParts>
      <NightNotices order={order} />
      {back ? (
        <Notice title={t(`state.${back}`)}>
          <p>{t(`stateText.${back}`, { amount: formatMoney(totals.refunded, order.currency, language) })}</p>
        </Notice>
      ) : null}
      {tickets > 0 && (
        <section aria-labelledby="tickets" data-no-print="">
          <SectionHead id="tickets" title={t('tickets.title', { count: tickets })} />
          <TicketList order={order} />
        </section>
      )}
      <BoughtCodes order={order} />
      <OrderFiles order={order} />
      <section aria-labelledby="about-order">
        <SectionHead id="about-order" title={t('facts.title')} />
        <OrderFacts order={order} />
      </section>
      <Receipt order={order} caption={t('receipt.title')} serials />
    </OrderParts>
  )
}
