import { useT } from '../../i18n/i18n.ts'
import { WishlistToggle } from '../../features/wishlists/wishlist-toggle.tsx'
import { CompareToggle } from '../../features/products/compare-toggle.tsx'
import { CompareLink } from '../../features/products/compare-link.tsx'
import styles from './product-actions.module.css'

export function ProductActions({ sku, name }: { sku: string; name: string }) {
  const t = useT('products')
  return (
    <div className={styles.actions} role="group" aria-label={t('actions')}>
      <WishlistToggle sku={sku} name={name} />
      <CompareToggle sku={sku} name={name} />
      <CompareLink />
    </div>
  )
}
