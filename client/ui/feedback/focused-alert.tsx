import { useEffect, useRef, type ComponentPropsWithoutRef } from 'react'

type FocusedAlertProps = Omit<ComponentPropsWithoutRef<'div'>, 'tabIndex'> & {
  /** `ifLost`: only where the element that had the focus has left the page. `unlessTyping`: not from a shown field. */
  takeFocus?: 'always' | 'ifLost' | 'unlessTyping' | 'never'
  /** Takes the focus again whenever this value changes. */
  focusKey?: unknown
}

const canTakeFocus = {
  always: () => true,
  ifLost: () => document.activeElement === document.body,
  unlessTyping: () => {
    const focused = document.activeElement
    return !focused?.matches('input, textarea, select, [role=combobox]') || focused.closest('[hidden]') !== null
  },
  never: () => false,
}

/** A message that takes the focus when it appears, so that a screen reader reads it first. */
export const FocusedAlert = ({ takeFocus = 'always', focusKey, ...rest }: FocusedAlertProps) => {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (canTakeFocus[takeFocus]()) alert.current?.focus()
  }, [takeFocus, focusKey])
  return <div ref={alert} tabIndex={-1} {...rest} />
}
