import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

/**
 * Another page of a list, or another month, starts at its top, and so does its reader; Back returns to where they were,
 * and whoever is in one of the `controls` that change the list (a selector) keeps the focus there.
 */
export const useScrollToListStart = (page: number | string, controls = 'select') => {
  const listStart = useRef<HTMLDivElement>(null)
  const shownPage = useRef(page)
  const navigationType = useNavigationType()
  useEffect(() => {
    if (shownPage.current === page) return
    shownPage.current = page
    if (navigationType === 'POP' || document.activeElement?.matches(controls)) return
    listStart.current?.focus({ preventScroll: true })
    listStart.current?.scrollIntoView()
  }, [page, navigationType, controls])
  return listStart
}
