import { useEffect, useRef, type ComponentPropsWithoutRef } from 'react'

type FocusedAlertProps = Omit<ComponentPropsWithoutRef<'div'>, 'tabIndex'> & {
  /** `ifLost`: only where the element that had the focus has left the page. */
  takeFocus?: 'always' | 'ifLost' | 'never'
  /** Takes the focus again whenever this value changes. */
  focusKey?: unknown
}

/** A message that takes the focus when it appears, so that a screen reader reads it first. */
export const FocusedAlert = ({ takeFocus = 'always', focusKey, ...rest }: FocusedAlertProps) => {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takeFocus === 'always' || (takeFocus === 'ifLost' && document.activeElement === document.body))
      alert.current?.focus()
  }, [takeFocus, focusKey])
  return <div ref={alert} tabIndex={-1} {...rest} />
}
