import { use } from 'react'
import { useParams } from 'react-router-dom'
import { useGetOrderQuery } from '../../data/api.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { OrderBreadcrumbs } from '../../features/orders/order-page-shell.tsx'
import { orderFilePath, orderPath } from '../../features/orders/order-path.ts'
import { PrintButton } from './print-button.tsx'
import { countRefundedTickets, countIssuedTickets, hasValidTickets } from '../../features/orders/order-tickets.ts'
import { TicketList } from './ticket-list.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { LinkLanguageContext, withLanguage } from '../../ui/actions/link.tsx'
import { FormActions } from '../../ui/forms/form-layout.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { createOrderLoader } from './create-order-loader.ts'
import { useScreenWakeLock } from './use-screen-wake-lock.ts'
import styles from './tickets-page.module.css'

export { OrderError as ErrorBoundary } from './order-error.tsx'

export const loader = createOrderLoader('tickets')

/**
 * The tickets of an order, for admission: without menu and breadcrumbs above them. In print each ticket has its own
 * page.
 */
export function Component() {
  const t = useT('orders')
  const { id = '' } = useParams()
  const language = use(LinkLanguageContext)
  const { data: order } = useGetOrderQuery({ id })
  const count = order ? countIssuedTickets(order) : 0
  const title = order ? t('tickets.pageTitle', { number: order.number, count }) : ''
  usePageMeta({ title: t('common:titlePattern', { title }), noindex: true })
  useScreenWakeLock(count > 0)
  if (!order) return null
  const name = t('tickets.title', { count })

  return (
    <>
      <Container className={styles.page}>
        <PageHead title={name} small />
        {count > 0 ? (
          <TicketList order={order} />
        ) : (
          <p>{t('tickets.refunded', { count: countRefundedTickets(order) })}</p>
        )}
        <div className={styles.more} data-no-print="">
          {count > 0 && <p>{t('tickets.pageLead')}</p>}
          <FormActions>
            {hasValidTickets(order) && (
              <ButtonLink href={withLanguage(orderFilePath(order, 'tickets.pdf'), language)}>
                {t('tickets.pdf', { count })}
              </ButtonLink>
            )}
            {count > 0 && <PrintButton>{t('tickets.printAll', { count })}</PrintButton>}
            <ButtonLink to={orderPath(order)}>{t('tickets.back')}</ButtonLink>
          </FormActions>
        </div>
      </Container>
      <div className={styles.crumbs}>
        <OrderBreadcrumbs order={order} crumb={{ children: name, href: orderPath(order, 'tickets') }} />
      </div>
    </>
  )
}
