import type { ReactNode, Ref } from 'react'
import { classNames } from '../layout/class-names.ts'
import { Heading, type HeadingLevel } from '../text/heading.tsx'
import styles from './alert.module.css'

type AlertProps = {
  kind?: 'plain' | 'ok' | 'error'
  title: string
  level?: HeadingLevel
  role?: 'status' | 'alert'
  /** With it, scripts can move the focus to the alert. */
  ref?: Ref<HTMLDivElement>
  children?: ReactNode
}

export const Alert = ({ kind = 'plain', title, level = 2, role, ref, children }: AlertProps) => (
  <div
    className={classNames(styles.alert, kind !== 'plain' && styles[kind])}
    role={role}
    ref={ref}
    {...(ref ? { tabIndex: -1 } : {})}
  >
    <Heading level={level} className={styles.title}>
      {title}
    </Heading>
    {children}
  </div>
)
