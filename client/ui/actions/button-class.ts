import { classNames } from '../layout/class-names.ts'
import styles from './button.module.css'

export type ButtonAppearance = {
  variant?: 'plain' | 'solid' | 'buy' | 'danger'
  big?: boolean
  wide?: boolean
  iconOnly?: boolean
}

/** Plain buttons are outlines; only "buy" is lit, and it is shaped like a ticket. */
export const getButtonClass = ({ variant = 'plain', big, wide, iconOnly }: ButtonAppearance, className?: string) =>
  classNames(
    styles.button,
    variant !== 'plain' && styles[variant],
    big && styles.big,
    wide && styles.wide,
    iconOnly && styles.iconOnly,
    className,
  )
