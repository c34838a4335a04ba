import type { ReactNode } from 'react'

type MutedTextProps = { as?: 'span' | 'p' | 'div'; small?: boolean; children: ReactNode }

export const MutedText = ({ as: Tag = 'span', small, children }: MutedTextProps) => (
  <Tag className={small ? 'small-muted' : 'muted'}>{children}</Tag>
)
