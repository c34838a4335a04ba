import { classNames } from '../layout/class-names.ts'
import styles from './button.module.css'

export type ButtonAppearance = {
  variant?: 'plain' | 'solid' | 'buy' | 'danger'
  big?: boolean
  wide?: boolean
  iconOnly?: boolean
}

/** Plain buttons are outlined; only `buy` has the accent colour, and the shape of a ticket. */
export const getButtonClass = ({ variant = 'plain', big, wide, iconOnly }: ButtonAppearance, className?: string) =>
  classNames(
    styles.button,
    variant !== 'plain' && styles[variant],
    big && styles.big,
    wide && styles.wide,
    iconOnly && styles.iconOnly,
    className,
  )
