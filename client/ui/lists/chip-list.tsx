import type { ComponentProps } from 'react'
import { Link } from '../actions/link.tsx'
import { classNames } from '../layout/class-names.ts'
import styles from './chip-list.module.css'

/** Holds list items with a `ChipLink` each. */
export const ChipList = ({ className, ...rest }: ComponentProps<'ul'>) => (
  <ul className={classNames(styles.list, className)} {...rest} />
)

/** A short link in a frame; filled when it is the current one (`aria-current`). */
export const ChipLink = (props: Omit<ComponentProps<typeof Link>, 'className'>) => (
  <Link className={styles.chip} {...props} />
)
