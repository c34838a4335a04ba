import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './product-layout.module.css'
import { Wrap } from './wrap.tsx'

type ProductLayoutProps = {
  /** One, or several that belong together; at most four are made for. */
  pictures: ReactNode[]
  /** A record's sleeve is shown whole. */
  square?: boolean
  children: ReactNode
}

/** The pictures, which stay in sight on wide screens, and everything about the product beside them. */
export const ProductLayout = ({ pictures, square, children }: ProductLayoutProps) => (
  <Wrap as="article" className={styles.product}>
    <div className={classNames(styles.pictures, square && styles.square, pictures.length > 1 && styles.several)}>{pictures}</div>
    <div className={styles.text}>{children}</div>
  </Wrap>
)
