import { useT } from '../../i18n/i18n.ts'
import { ProductList } from './product-list.tsx'
import styles from './category-products.module.css'

/** The products of a category below the text of a page. Needs the area `product-lists`. */
export function CategoryProducts({ category }: { category: string }) {
  const t = useT('product-lists')
  return (
    <section className={styles.products} aria-labelledby="in-the-shop">
      <h2 id="in-the-shop" className={styles.title}>
        {t('inTheShop')}
      </h2>
      <ProductList category={category} />
    </section>
  )
}
