import type { ProductCategory } from '#shared/api/products/products-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { TextLink } from '../../ui/actions/text-link.tsx'
import styles from './shelves.module.css'

/** The categories below one, with how much there is in each. */
export function Shelves({ shelves }: { shelves: ProductCategory['children'] }) {
  const t = useT('lists')
  if (shelves.length === 0) return null
  return (
    <nav aria-label={t('shelves')} className={styles.shelves}>
      <ul className={styles.list}>
        {shelves.map(({ path, title, count }) => (
          <li key={path}>
            <TextLink to={`/category/${path}`}>{t('filter.option', { label: title, count })}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
