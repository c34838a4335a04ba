import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './text-button.module.css'

/** A button that looks like a link. */
export const TextButton = ({ className, type = 'button', ...rest }: ComponentPropsWithRef<'button'>) => (
  <button type={type} className={classNames(styles.button, className)} {...rest} />
)
