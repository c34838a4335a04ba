import type { ComponentPropsWithRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './text-input.module.css'

export const TextArea = ({ className, ...rest }: ComponentPropsWithRef<'textarea'>) => (
  <textarea className={classNames(styles.input, styles.area, className)} {...rest} />
)
