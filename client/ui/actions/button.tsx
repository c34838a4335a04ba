import type { ComponentPropsWithRef } from 'react'
import { getButtonClass, type ButtonAppearance } from './get-button-class.ts'

type ButtonProps = ButtonAppearance & ComponentPropsWithRef<'button'> & { busy?: boolean }

/** `busy` shows a spinner; the button stays enabled, so that it keeps the focus and can be pressed again. */
export const Button = ({ variant, big, wide, iconOnly, busy, className, type = 'button', ...rest }: ButtonProps) => (
  <button
    type={type}
    aria-busy={busy || undefined}
    className={getButtonClass({ variant, big, wide, iconOnly }, className)}
    {...rest}
  />
)
