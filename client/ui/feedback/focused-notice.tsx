import { useEffect, useRef, type ComponentPropsWithoutRef } from 'react'

type FocusedNoticeProps = Omit<ComponentPropsWithoutRef<'div'>, 'tabIndex'> & {
  /** `ifLost`: only where the element that had the focus has left the page. */
  takeFocus?: 'always' | 'ifLost' | 'never'
  /** The notice takes the focus again whenever this value changes. */
  focusKey?: unknown
}

/** A notice that takes the focus when it appears, so that a screen reader reads it first. */
export const FocusedNotice = ({ takeFocus = 'always', focusKey, ...rest }: FocusedNoticeProps) => {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takeFocus === 'always' || (takeFocus === 'ifLost' && document.activeElement === document.body))
      notice.current?.focus()
  }, [takeFocus, focusKey])
  return <div ref={notice} tabIndex={-1} {...rest} />
}
