import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

/**
 * Scrolls to the start of a list and focuses it when its page (or month) changes. Does neither after Back, nor while
 * the focus is in one of the `controls` that change the list (a selector).
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
