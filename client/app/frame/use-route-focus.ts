import { useEffect, useLayoutEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation, useNavigationType } from 'react-router-dom'
import { notifications } from '../../data/notifications-slice.ts'

const findHeading = () => document.querySelector<HTMLElement>('main h1')

/** A heading takes the focus of an arriving reader, though it is nothing to tab to. */
const focusHeading = () => {
  const target = findHeading() ?? document.getElementById('content')
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * What a browser does by itself when a document loads: a new pathname starts at the top, with its heading focused and
 * its title said aloud; Back returns to where the page was left. A changed search parameter leaves reader and page
 * alone.
 */
export const useRouteFocus = () => {
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
    const before = shownLocation.current
    if (before.key === key) return
    shownLocation.current = { pathname, key }
    if (navigation === 'POP') scrollTo(0, scrollPositions.current.get(key) ?? 0)
    else if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
    else if (before.pathname !== pathname) scrollTo(0, 0)
    if (before.pathname === pathname) return
    focusHeading()
  }, [pathname, key, hash, navigation])

  // Later than the focus: by now the page has set its title.
  const announcedPath = useRef(pathname)
  useEffect(() => {
    if (announcedPath.current === pathname) return
    announcedPath.current = pathname
    dispatch(notifications.actions.announce(document.title))
  }, [pathname, dispatch])
}
