import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

/**
 * Another page of the list, or another month, starts at its top, and so does its reader; Back returns to where they
 * were instead.
 */
export const useStartAnew = (shownPart: number | string) => {
  const start = useRef<HTMLDivElement>(null)
  const shown = useRef(shownPart)
  const arrival = useNavigationType()
  useEffect(() => {
    if (shown.current === shownPart) return
    shown.current = shownPart
    // A filter that was changed keeps the focus.
    if (arrival === 'POP' || document.activeElement?.matches('select')) return
    start.current?.focus({ preventScroll: true })
    start.current?.scrollIntoView()
  }, [shownPart, arrival])
  return start
}
