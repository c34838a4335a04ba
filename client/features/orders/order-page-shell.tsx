import type { ReactNode } from 'react'
import { homeBreadcrumbs } from '#shared/rules/breadcrumbs.ts'
import type { Order } from '#shared/api/orders/orders-schemas.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
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
  /** The page itself, where it is not the order's. */
  crumb?: { children: string; href: string }
  children: ReactNode
}

/**
 * A page about one order: inside the account whose it is, or by itself for the session that may see it. Needs the areas
 * `account` and `orders`.
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
      <Breadcrumbs label={t('common:breadcrumbs')} items={[...homeBreadcrumbs(t('common:home')), ...crumbs]} />
      <Container className={styles.page}>
        <PageHead title={nonBreaking(title)} {...(lead ? { lead } : {})} />
        {children}
      </Container>
    </>
  )
}
