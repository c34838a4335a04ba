import type { ComponentPropsWithRef } from 'react'
import { buttonClass, type ButtonLook } from './button-class.ts'

type ButtonProps = ButtonLook & ComponentPropsWithRef<'button'> & { busy?: boolean }

/** `busy` shows a turning mark; the button stays enabled, so that it can be found and pressed again. */
export const Button = ({ variant, big, wide, iconOnly, busy, className, type = 'button', ...rest }: ButtonProps) => (
  <button
    type={type}
    aria-busy={busy || undefined}
    className={buttonClass({ variant, big, wide, iconOnly }, className)}
    {...rest}
  />
)
