import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './form-section.module.css'

type FormSectionProps = {
  id: string
  /** Missing when the page's headline already says it. */
  title?: ReactNode
  /** Beside the title: a link to change the section. */
  action?: ReactNode
  /** For a section that is already filled in. */
  small?: boolean
  children: ReactNode
}

/** A part of a long form or of its summary, separated by a line. */
export const FormSection = ({ id, title, action, small, children }: FormSectionProps) => (
  <section className={classNames(styles.section, small && styles.small)} aria-labelledby={title ? id : undefined}>
    {title ? (
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {action}
      </div>
    ) : null}
    {children}
  </section>
)
