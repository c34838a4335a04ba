import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './panel.module.css'

type PanelProps = {
  id: string
  title: ReactNode
  /** Beside the title: the way to change what is below. */
  action?: ReactNode
  /** What is done already is told smaller. */
  small?: boolean
  children: ReactNode
}

/** One part of a longer form or of its summary, set apart from the next by a line. */
export const Panel = ({ id, title, action, small, children }: PanelProps) => (
  <section className={classNames(styles.panel, small && styles.small)} aria-labelledby={id}>
    <div className={styles.head}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {action}
    </div>
    {children}
  </section>
)
