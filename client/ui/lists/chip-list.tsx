import type { ComponentProps, FocusEvent } from 'react'
import { Link } from '../actions/link.tsx'
import styles from './chip-list.module.css'

/** Chromium leaves a focused link where it is when a part of it is visible. */
const showWhole = ({ target }: FocusEvent) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** Holds list items with a `ChipLink` each, in one row on a phone. */
export const ChipList = (props: Omit<ComponentProps<'ul'>, 'className'>) => (
  <ul className={styles.list} data-slides="" onFocus={showWhole} {...props} />
)

/** A short link in a frame; filled when it is the current one (`aria-current`). */
export const ChipLink = (props: Omit<ComponentProps<typeof Link>, 'className'>) => (
  <Link className={styles.chip} {...props} />
)
