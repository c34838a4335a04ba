import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './text-input.module.css'

export const TextInput = ({ className, type = 'text', ...rest }: ComponentPropsWithRef<'input'>) => (
  <input type={type} className={classNames(styles.input, className)} {...rest} />
)
