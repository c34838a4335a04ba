import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

/** Another page of a list starts at its top, and so does its reader; Back returns to where they were, and a changed filter keeps the focus. */
export const useStartOfPage = (page: number) => {
  const start = useRef<HTMLDivElement>(null)
  const shown = useRef(page)
  const arrival = useNavigationType()
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (arrival === 'POP' || document.activeElement?.matches('select')) return
    start.current?.focus({ preventScroll: true })
    start.current?.scrollIntoView()
  }, [page, arrival])
  return start
}
