import { useEffect, useLayoutEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation, useNavigationType } from 'react-router-dom'
import { notifications } from '../../data/notifications-slice.ts'
import { focusHeading } from '../../routing/focus-heading.ts'

/**
 * Reproduces what a browser does when it loads a document. A new pathname scrolls to the top, focuses the h1 and
 * announces the title. Back restores the scroll position, unless the page `startsAtTop`. A changed search parameter
 * moves neither focus nor scroll position.
 */
export const useRouteFocus = (startsAtTop = false) => {
  const { pathname, key, hash } = useLocation()
  const navigation = useNavigationType()
  const dispatch = useDispatch()
  const scrollPositions = useRef(new Map<string, number>())
  const shownLocation = useRef({ pathname, key })

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const saveScrollPosition = () => scrollPositions.current.set(shownLocation.current.key, scrollY)
    addEventListener('scroll', saveScrollPosition, { passive: true })
    return () => {
      removeEventListener('scroll', saveScrollPosition)
      history.scrollRestoration = 'auto'
    }
  }, [])

  useLayoutEffect(() => {
    const previous = shownLocation.current
    if (previous.key === key) return
    shownLocation.current = { pathname, key }
    const isAnotherPage = previous.pathname !== pathname
    if (navigation === 'POP') scrollTo(0, startsAtTop && isAnotherPage ? 0 : (scrollPositions.current.get(key) ?? 0))
    else if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
    else if (isAnotherPage) scrollTo(0, 0)
    if (isAnotherPage) focusHeading()
  }, [pathname, key, hash, navigation, startsAtTop])

  // Runs after the focus effect: by now the page has set its title.
  const announcedPath = useRef(pathname)
  useEffect(() => {
    if (announcedPath.current === pathname) return
    announcedPath.current = pathname
    dispatch(notifications.actions.announce(document.title))
  }, [pathname, dispatch])
}
