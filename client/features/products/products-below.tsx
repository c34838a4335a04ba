import { useT } from '../../i18n/i18n.ts'
import { ProductList } from './product-list.tsx'
import styles from './products-below.module.css'

/** The products of a category below the text of a page. Needs the area `lists`. */
export function ProductsBelow({ category }: { category: string }) {
  const t = useT('lists')
  return (
    <section className={styles.below} aria-labelledby="in-the-shop">
      <h2 id="in-the-shop" className={styles.title}>
        {t('below')}
      </h2>
      <ProductList category={category} />
    </section>
  )
}
