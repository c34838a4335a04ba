import type { ReactNode } from 'react'
import styles from './news-band.module.css'
import { Wrap } from '../../ui/layout/wrap.tsx'

/** News by post: one field, one button, no card. The form's parts lie in a row as far as they fit. */
export const NewsBand = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <Wrap as="section" aria-labelledby={id}>
    <div className={styles.news}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </div>
  </Wrap>
)
