import { useT } from '../../i18n/i18n.ts'
import { KeepControl } from '../../features/wishlists/keep-control.tsx'
import { CompareControl } from '../../features/products/compare-control.tsx'
import { CompareLink } from '../../features/products/compare-link.tsx'
import styles from './product-actions.module.css'

/** What can be done with a product besides buying it. */
export function ProductActions({ sku, name }: { sku: string; name: string }) {
  const t = useT('products')
  return (
    <div className={styles.actions} role="group" aria-label={t('actions')}>
      <KeepControl sku={sku} name={name} />
      <CompareControl sku={sku} name={name} />
      <CompareLink />
    </div>
  )
}
