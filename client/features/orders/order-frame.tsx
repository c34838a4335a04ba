import type { ReactNode } from 'react'
import { homeBreadcrumbs } from '#shared/rules/breadcrumbs.ts'
import type { Order } from '#shared/api/orders/orders-schemas.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Wrap } from '../../ui/layout/wrap.tsx'
import { AccountFrame } from '../account/account-frame.tsx'
import { useT } from '../../i18n/i18n.ts'
import styles from './order-frame.module.css'
import { orderPath, unbroken } from './order-path.ts'

type OrderFrameProps = {
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
export function OrderFrame({ order, title, lead, crumb, children }: OrderFrameProps) {
  const t = useT('orders')
  const own = { children: t('order', { number: order.number }), href: orderPath(order) }
  const crumbs = [own, ...(crumb ? [crumb] : [])]
  if (order.own) {
    return (
      <AccountFrame
        title={unbroken(title)}
        {...(lead ? { lead } : {})}
        crumbs={[{ children: t('list.title'), href: '/account/orders' }, ...crumbs]}
      >
        {children}
      </AccountFrame>
    )
  }
  return (
    <>
      <Breadcrumbs label={t('common:breadcrumbs')} items={[...homeBreadcrumbs(t('common:home')), ...crumbs]} />
      <Wrap className={styles.page}>
        <PageHead title={unbroken(title)} {...(lead ? { lead } : {})} />
        {children}
      </Wrap>
    </>
  )
}
