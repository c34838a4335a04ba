import { useT } from '../../i18n/i18n.ts'
import { ProductListSection } from '../../features/products/product-list-section.tsx'

/** The products of a category, before the text of a page. Needs the namespace `product-lists`. */
export function CategoryProducts({ category }: { category: string }) {
  const t = useT('product-lists')
  return (
    <section className="margin-bottom-64" aria-labelledby="in-the-shop">
      <h2 id="in-the-shop" className="text-title margin-bottom-24">
        {t('inTheShop')}
      </h2>
      <ProductListSection category={category} />
    </section>
  )
}
