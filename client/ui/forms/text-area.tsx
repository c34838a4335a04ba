import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './text-area.module.css'
import inputStyles from './text-input.module.css'

/** Grows with its content where the browser supports it; elsewhere it scrolls. */
export const TextArea = ({ className, rows = 5, ...rest }: ComponentPropsWithRef<'textarea'>) => (
  <textarea rows={rows} className={classNames(inputStyles.input, styles.area, className)} {...rest} />
)
