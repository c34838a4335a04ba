import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

/** Another page of the results starts at its top, and so does its reader; Back returns to where they were, and typing keeps the focus. */
export const useStartOnOtherPage = (page: number) => {
  const start = useRef<HTMLDivElement>(null)
  const shown = useRef(page)
  const arrival = useNavigationType()
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (arrival === 'POP' || document.activeElement?.matches('input, select')) return
    start.current?.focus({ preventScroll: true })
    start.current?.scrollIntoView()
  }, [page, arrival])
  return start
}
