import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './quiet.module.css'

type QuietProps = { as?: 'span' | 'p' | 'div'; small?: boolean; children: ReactNode }

export const Quiet = ({ as: Tag = 'span', small, children }: QuietProps) => (
  <Tag className={classNames(styles.quiet, small && styles.small)}>{children}</Tag>
)
