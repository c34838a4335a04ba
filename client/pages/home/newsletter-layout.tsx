import type { ReactNode } from 'react'
import styles from './newsletter-layout.module.css'
import { Container } from '../../ui/layout/container.tsx'

/** Lays the parts of a newsletter form out in a row as far as they fit. */
export const NewsletterLayout = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <Container as="section" aria-labelledby={id}>
    <div className={styles.layout}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </div>
  </Container>
)
