import type { ProductCategory } from '#shared/api/products/products-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { ChipLink, ChipList } from '../../ui/lists/chip-list.tsx'

export function Subcategories({ categories }: { categories: ProductCategory['children'] }) {
  const t = useT('product-lists')
  if (categories.length === 0) return null
  return (
    <nav aria-label={t('subcategories')}>
      <ChipList>
        {categories.map(({ path, title, lang, count }) => (
          <li key={path}>
            <ChipLink to={`/category/${path}`} lang={lang}>
              {t('filter.option', { label: title, count })}
            </ChipLink>
          </li>
        ))}
      </ChipList>
    </nav>
  )
}
