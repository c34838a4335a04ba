import type { ReactNode } from 'react'
import type { Order } from '#shared/api/orders/orders-schemas.ts'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { AccountLayout } from '../account/account-layout.tsx'
import { useT } from '../../i18n/i18n.ts'
import styles from './order-page-shell.module.css'
import { orderPath, ordersPath, preventHyphenBreaks } from './order-path.ts'

type OrderBreadcrumbsProps = {
  order: Order
  /** The breadcrumb of the page, unless the page is the order itself. */
  crumb?: { children: string; href: string } | undefined
}

const useOrderCrumbs = ({ order, crumb }: OrderBreadcrumbsProps) => {
  const t = useT('orders')
  return [
    ...(order.isAccountOrder ? [{ children: t('list.title'), href: ordersPath }] : []),
    { children: t('order', { number: order.number }), href: orderPath(order) },
    ...(crumb ? [crumb] : []),
  ]
}

/** The breadcrumbs of a page about one order without the shell. Needs the namespaces `account` and `orders`. */
export function OrderBreadcrumbs(props: OrderBreadcrumbsProps) {
  const t = useT('account')
  const crumbs = useOrderCrumbs(props)
  return (
    <PageBreadcrumbs
      items={[...(props.order.isAccountOrder ? [{ children: t('title'), href: '/account' }] : []), ...crumbs]}
    />
  )
}

type OrderPageShellProps = OrderBreadcrumbsProps & { title: string; lead?: string; children: ReactNode }

/**
 * The frame of a page about one order: the account layout for its customer, a plain page for a guest session. Needs the
 * namespaces `account` and `orders`.
 */
export function OrderPageShell({ order, title, lead, crumb, children }: OrderPageShellProps) {
  const crumbs = useOrderCrumbs({ order, crumb })
  if (order.isAccountOrder) {
    return (
      <AccountLayout title={preventHyphenBreaks(title)} {...(lead ? { lead } : {})} crumbs={crumbs}>
        {children}
      </AccountLayout>
    )
  }
  return (
    <>
      <PageBreadcrumbs items={crumbs} />
      <Container className={styles.page}>
        <PageHead title={preventHyphenBreaks(title)} {...(lead ? { lead } : {})} small="phone" />
        {children}
      </Container>
    </>
  )
}

/** The parts of an order, one below the other; close together in print. */
export const OrderSections = ({ children }: { children: ReactNode }) => (
  <div className={styles.sections}>{children}</div>
)
