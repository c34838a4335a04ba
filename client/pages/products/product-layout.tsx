import type { ReactNode } from 'react'
import styles from './product-layout.module.css'
import { Container } from '../../ui/layout/container.tsx'

/** The pictures (a `Gallery`), sticky on wide screens, with the product beside them. */
export const ProductLayout = ({ pictures, children }: { pictures: ReactNode; children: ReactNode }) => (
  <Container as="article" className={styles.product}>
    <div className={styles.pictures}>{pictures}</div>
    <div className={styles.text}>{children}</div>
  </Container>
)
