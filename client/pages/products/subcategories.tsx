import type { ProductCategory } from '#shared/api/products/products-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { TextLink } from '../../ui/actions/text-link.tsx'
import styles from './subcategories.module.css'

export function Subcategories({ categories }: { categories: ProductCategory['children'] }) {
  const t = useT('product-lists')
  if (categories.length === 0) return null
  return (
    <nav aria-label={t('subcategories')} className="margin-bottom-32">
      <ul className={styles.list}>
        {categories.map(({ path, title, count }) => (
          <li key={path}>
            <TextLink to={`/category/${path}`}>{t('filter.option', { label: title, count })}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
