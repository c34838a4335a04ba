import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

/**
 * Another page of a list, or another month, starts at its top, and so does its reader; Back returns to where they were,
 * and whoever is in one of the `controls` that change the list (a selector) keeps the focus there.
 */
export const useStartOfPage = (page: number | string, controls = 'select') => {
  const start = useRef<HTMLDivElement>(null)
  const shown = useRef(page)
  const arrival = useNavigationType()
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (arrival === 'POP' || document.activeElement?.matches(controls)) return
    start.current?.focus({ preventScroll: true })
    start.current?.scrollIntoView()
  }, [page, arrival, controls])
  return start
}
