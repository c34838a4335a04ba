import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './muted-text.module.css'

type MutedTextProps = { as?: 'span' | 'p' | 'div'; small?: boolean; children: ReactNode }

export const MutedText = ({ as: Tag = 'span', small, children }: MutedTextProps) => (
  <Tag className={classNames(styles.muted, small && styles.small)}>{children}</Tag>
)
