import type { ReactNode } from 'react'
import type { WishlistTarget } from '#shared/api/wishlists/wishlists-schemas.ts'
import { StatusBadge } from '../../features/events/status-badge.tsx'
import { BasketLineRow } from '../../features/basket/basket-line-row.tsx'
import { saleRules } from '#shared/rules/sale-status.ts'
import { useItemLabels } from './use-item-labels.ts'
import styles from './wishlist-item-card.module.css'
import { markLanguage } from '../../ui/text/mark-language.tsx'

type WishlistItemCardProps = {
  item: WishlistTarget
  /** False when `children` show the price. */
  hasPrice?: boolean
  children: ReactNode
}

/** A wishlist item in the shape of a ticket. */
export function WishlistItemCard({ item, hasPrice = true, children }: WishlistItemCardProps) {
  const { details, price, statusLabel } = useItemLabels()(item)
  return (
    <BasketLineRow
      to={item.href}
      name={item.name}
      lang={item.lang}
      variant={
        <>
          {item.status && saleRules[item.status].labelled ? (
            <span className={styles.status}>
              <StatusBadge status={item.status}>{statusLabel}</StatusBadge>
            </span>
          ) : null}
          {markLanguage(item.variantName, item.lang)}
        </>
      }
      isCancelled={item.status === 'cancelled'}
      date={item.date}
      image={item.image}
      {...(hasPrice && price ? { price } : {})}
      {...(details ? { details } : {})}
    >
      {children}
    </BasketLineRow>
  )
}
