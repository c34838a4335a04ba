import { useParams } from 'react-router-dom'
import { useGetOrderQuery } from '../../data/api.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { OrderPageShell } from '../../features/orders/order-page-shell.tsx'
import { orderPath } from '../../features/orders/order-path.ts'
import { PrintButton } from '../../features/orders/print-button.tsx'
import { countTickets, TicketList } from '../../features/orders/ticket-list.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { FormActions } from '../../ui/forms/form-layout.tsx'
import { createOrderLoader } from './create-order-loader.ts'
import styles from './tickets-page.module.css'

export { OrderError as ErrorBoundary } from './order-error.tsx'

export const loader = createOrderLoader('tickets')

/** The tickets of an order; printed, each has its own page. */
export function Component() {
  const t = useT('orders')
  const { id = '' } = useParams()
  const { data: order } = useGetOrderQuery({ id })
  const title = order ? t('tickets.pageTitle', { number: order.number }) : ''
  usePageMeta({ title: t('common:titlePattern', { title }), noindex: true })
  if (!order) return null
  const count = countTickets(order)
  const name = t('tickets.title', { count })

  return (
    <OrderPageShell order={order} title={name} crumb={{ children: name, href: orderPath(order, 'tickets') }}>
      <div className={styles.tickets}>
        <p data-no-print="">{t(count > 0 ? 'tickets.pageLead' : 'tickets.none')}</p>
        <TicketList order={order} level={2} pageBreakEach />
        <div data-no-print="">
          <FormActions>
            {count > 0 ? <PrintButton>{t('tickets.printAll')}</PrintButton> : null}
            <ButtonLink to={orderPath(order)}>{t('tickets.back')}</ButtonLink>
          </FormActions>
        </div>
      </div>
    </OrderPageShell>
  )
}
