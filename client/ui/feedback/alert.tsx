import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import { Heading, type HeadingLevel } from '../text/heading.tsx'
import styles from './alert.module.css'

type AlertProps = {
  kind?: 'plain' | 'ok' | 'error'
  title: ReactNode
  level?: HeadingLevel
  role?: 'status' | 'alert'
  children?: ReactNode
}

export const Alert = ({ kind = 'plain', title, level = 2, role, children }: AlertProps) => (
  <div className={classNames(styles.alert, kind !== 'plain' && styles[kind])} role={role}>
    <Heading level={level} className={styles.title}>
      {title}
    </Heading>
    {children}
  </div>
)
