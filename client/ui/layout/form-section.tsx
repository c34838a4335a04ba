import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './form-section.module.css'

type FormSectionProps = {
  id: string
  title: ReactNode
  /** Beside the title: the way to change what is below. */
  action?: ReactNode
  /** What is done already is told smaller. */
  small?: boolean
  children: ReactNode
}

/** One part of a longer form or of its summary, set apart from the next by a line. */
export const FormSection = ({ id, title, action, small, children }: FormSectionProps) => (
  <section className={classNames(styles.section, small && styles.small)} aria-labelledby={id}>
    <div className={styles.head}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {action}
    </div>
    {children}
  </section>
)
