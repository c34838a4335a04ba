import type { HTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import styles from './container.module.css'

type ContainerProps = HTMLAttributes<HTMLElement> & { as?: 'div' | 'section' | 'article' | 'nav' | 'header' | 'aside' }

/** Gives its content the page margin and the maximum page width. */
export const Container = ({ as: Tag = 'div', className, ...rest }: ContainerProps) => (
  <Tag className={classNames(styles.container, className)} {...rest} />
)
