import type { ReactNode } from 'react'
import type { Order } from '#shared/api/orders/orders-schemas.ts'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { AccountLayout } from '../account/account-layout.tsx'
import { useT } from '../../i18n/i18n.ts'
import styles from './order-page-shell.module.css'
import { orderPath, nonBreaking } from './order-path.ts'

type OrderPageShellProps = {
  order: Order
  title: string
  lead?: string
  /** The breadcrumb of the page, unless the page is the order itself. */
  crumb?: { children: string; href: string }
  children: ReactNode
}

/**
 * The frame of a page about one order: the account layout for its customer, a plain page for a guest session. Needs the
 * namespaces `account` and `orders`.
 */
export function OrderPageShell({ order, title, lead, crumb, children }: OrderPageShellProps) {
  const t = useT('orders')
  const orderCrumb = { children: t('order', { number: order.number }), href: orderPath(order) }
  const crumbs = [orderCrumb, ...(crumb ? [crumb] : [])]
  if (order.isAccountOrder) {
    return (
      <AccountLayout
        title={nonBreaking(title)}
        {...(lead ? { lead } : {})}
        crumbs={[{ children: t('list.title'), href: '/account/orders' }, ...crumbs]}
      >
        {children}
      </AccountLayout>
    )
  }
  return (
    <>
      <PageBreadcrumbs items={crumbs} />
      <Container className={styles.page}>
        <PageHead title={nonBreaking(title)} {...(lead ? { lead } : {})} />
        {children}
      </Container>
    </>
  )
}

/** The parts of an order, one below the other; close together in print. */
export const OrderSections = ({ children }: { children: ReactNode }) => (
  <div className={styles.sections}>{children}</div>
)
