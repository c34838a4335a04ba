import { ProductName } from '../../features/products/product-name.tsx'
import { getHeadlineSize } from '../../ui/text/get-headline-size.ts'
import styles from './product-title.module.css'

type ProductTitleProps = { name: string; text?: string; lang?: string }

export const ProductTitle = ({ name, text, lang }: ProductTitleProps) => (
  <>
    <h1 className={styles.title} id="page-title" tabIndex={-1} lang={lang} data-headline-size={getHeadlineSize(name)}>
      <ProductName name={name} />
    </h1>
    {text && (
      <p className={styles.text} lang={lang}>
        {text}
      </p>
    )}
  </>
)
