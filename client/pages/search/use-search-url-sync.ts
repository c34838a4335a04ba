import { use, useEffect, useRef, type RefObject } from 'react'
import { useNavigate, useNavigation } from 'react-router-dom'
import { searchPath, type SearchCriteria } from '../../features/search/search-path.ts'
import { LinkLanguageContext, withLanguage } from '../../ui/actions/link.tsx'
import { readSearchForm } from './read-search-criteria.ts'

/** Milliseconds between the last key press and the update of the URL (specification §9). */
const urlSyncDelayMs = 400

/**
 * Keeps the form and the URL in sync. Typing replaces the URL after a pause; a choice adds a history entry. Neither
 * waits for results: a changed URL skips the loader, and `useShownSearch` requests them. A URL that something else
 * changed (Back, links) overrides the field unless the shopper has typed since.
 */
export const useSearchUrlSync = (form: RefObject<HTMLFormElement | null>, search: SearchCriteria) => {
  const navigate = useNavigate()
  const language = use(LinkLanguageContext)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const queryInUrl = useRef(search.query)
  const requestedQuery = useRef(search.query)

  const navigateTo = (next: SearchCriteria, replace: boolean) => {
    clearTimeout(timer.current)
    requestedQuery.current = next.query
    const path = searchPath(next)
    void navigate(withLanguage(path, language), {
      replace,
      preventScrollReset: true,
      // For an unchanged URL the loader searches again, for example after an error.
      defaultShouldRevalidate: path === searchPath(search),
    })
  }
  const readForm = () => ({ ...readSearchForm(form.current!), page: 1 })
  const navigateAfterPause = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => navigateTo(readForm(), true), urlSyncDelayMs)
  }

  useEffect(() => {
    // Applies what the shopper did before hydration. A typed query waits for a pause, because typing may go on.
    const early = readForm()
    const withoutTyping = { ...early, query: search.query }
    if (searchPath(withoutTyping) !== searchPath({ ...search, page: 1 })) navigateTo(early, false)
    else if (early.query !== search.query) navigateAfterPause()
    return () => clearTimeout(timer.current)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, at hydration
  }, [])

  // A navigation of the URL would abort one to another page that began during the pause.
  const nextPathname = useNavigation().location?.pathname
  useEffect(() => {
    if (nextPathname !== undefined && nextPathname !== '/search') clearTimeout(timer.current)
  }, [nextPathname])

  useEffect(() => {
    if (queryInUrl.current === search.query) return
    queryInUrl.current = search.query
    const field = form.current?.elements.namedItem('query')
    if (!(field instanceof HTMLInputElement) || requestedQuery.current === search.query) return
    clearTimeout(timer.current)
    requestedQuery.current = search.query
    field.value = search.query
  }, [form, search.query])

  return {
    handleInput: navigateAfterPause,
    handleSearch: () => navigateTo(readForm(), readForm().query === search.query),
    handleChoice: (next: (search: SearchCriteria) => SearchCriteria) => navigateTo(next(readForm()), false),
  }
}
