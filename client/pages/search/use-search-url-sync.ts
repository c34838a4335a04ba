import { use, useEffect, useRef, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { searchPath, type SearchCriteria } from '../../features/search/search-path.ts'
import { LinkLanguageContext, withLanguage } from '../../ui/actions/link.tsx'
import { readSearchForm } from './read-search.ts'

/** Milliseconds between the last key press and the update of the URL (specification §9). */
const urlSyncDelayMs = 400

/**
 * Keeps the form and the URL in sync. Typing replaces the URL after a pause; a choice adds a history entry. A changed
 * URL (Back, links) overrides the field unless the shopper has typed since.
 */
export const useSearchUrlSync = (form: RefObject<HTMLFormElement | null>, search: SearchCriteria) => {
  const navigate = useNavigate()
  const language = use(LinkLanguageContext)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastQuery = useRef(search.query)

  const navigateTo = (next: SearchCriteria, replace: boolean) => {
    clearTimeout(timer.current)
    lastQuery.current = next.query
    void navigate(withLanguage(searchPath(next), language), { replace, preventScrollReset: true })
  }
  const readForm = () => ({ ...readSearchForm(form.current!), page: 1 })

  useEffect(() => {
    // Applies input made before hydration.
    if (searchPath(readForm()) !== searchPath({ ...search, page: 1 })) navigateTo(readForm(), true)
    return () => clearTimeout(timer.current)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, at hydration
  }, [])

  useEffect(() => {
    const field = form.current?.elements.namedItem('query')
    if (!(field instanceof HTMLInputElement) || lastQuery.current === search.query) return
    clearTimeout(timer.current)
    lastQuery.current = search.query
    field.value = search.query
  }, [form, search.query])

  return {
    handleInput: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => navigateTo(readForm(), true), urlSyncDelayMs)
    },
    handleSearch: () => navigateTo(readForm(), readForm().query === search.query),
    handleChoice: (next: (search: SearchCriteria) => SearchCriteria) => navigateTo(next(readForm()), false),
  }
}
