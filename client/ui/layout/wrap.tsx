import type { HTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import styles from './wrap.module.css'

type WrapProps = HTMLAttributes<HTMLElement> & { as?: 'div' | 'section' | 'article' | 'nav' | 'header' | 'aside' }

/** The page's margin and its greatest width. */
export const Wrap = ({ as: Tag = 'div', className, ...rest }: WrapProps) => (
  <Tag className={classNames(styles.wrap, className)} {...rest} />
)
