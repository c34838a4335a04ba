import type { createBrowserRouter } from 'react-router-dom'
import { navigation } from '../data/navigation-slice.ts'
import type { AppStore } from '../data/store.ts'

/** Stores the page before each navigation as `previousPath`, the target of "back to …" links. */
export const trackPreviousPath = (router: ReturnType<typeof createBrowserRouter>, store: AppStore) => {
  let current = router.state.location
  router.subscribe(({ location }) => {
    if (location.pathname === current.pathname && location.search === current.search) return
    if (location.pathname !== current.pathname)
      store.dispatch(navigation.actions.pathLeft(current.pathname + current.search))
    current = location
  })
}
