import { useEffect, useLayoutEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation, useNavigationType } from 'react-router-dom'
import { notices } from '../../data/notices-slice.ts'

const heading = () => document.querySelector<HTMLElement>('main h1')

/** A heading takes the focus of an arriving reader, though it is nothing to tab to. */
const focusHeading = () => {
  const target = heading() ?? document.getElementById('content')
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * What a browser does by itself when a document loads: a new pathname starts at the top, with its heading focused and
 * its title said aloud; Back returns to where the page was left. A changed search parameter leaves reader and page
 * alone.
 */
export const useArrival = () => {
  const { pathname, key, hash } = useLocation()
  const navigation = useNavigationType()
  const dispatch = useDispatch()
  const left = useRef(new Map<string, number>())
  const shown = useRef({ pathname, key })

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => left.current.set(shown.current.key, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => {
      removeEventListener('scroll', remember)
      history.scrollRestoration = 'auto'
    }
  }, [])

  useLayoutEffect(() => {
    const before = shown.current
    if (before.key === key) return
    shown.current = { pathname, key }
    if (navigation === 'POP') scrollTo(0, left.current.get(key) ?? 0)
    else if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
    else if (before.pathname !== pathname) scrollTo(0, 0)
    if (before.pathname === pathname) return
    focusHeading()
  }, [pathname, key, hash, navigation])

  // Later than the focus: by now the page has set its title.
  const announced = useRef(pathname)
  useEffect(() => {
    if (announced.current === pathname) return
    announced.current = pathname
    dispatch(notices.actions.announced(document.title))
  }, [pathname, dispatch])
}
