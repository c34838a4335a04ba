import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import { Heading, type HeadingLevel } from '../text/heading.tsx'
import styles from './notice.module.css'

type NoticeProps = {
  kind?: 'plain' | 'ok' | 'error'
  title: string
  level?: HeadingLevel
  role?: 'status' | 'alert'
  children?: ReactNode
}

export const Notice = ({ kind = 'plain', title, level = 2, role, children }: NoticeProps) => (
  <div className={classNames(styles.notice, kind !== 'plain' && styles[kind])} role={role}>
    <Heading level={level} className={styles.title}>
      {title}
    </Heading>
    {children}
  </div>
)
