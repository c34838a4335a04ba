import { use, useEffect, useRef, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { searchPath, type SearchCriteria } from '../../features/search/search-path.ts'
import { LinkLanguageContext, withLanguage } from '../../ui/actions/link.tsx'
import { readSearchForm } from './read-search.ts'

/** Milliseconds after the last key until the address says what was typed (specification §9). */
const urlSyncDelayMs = 400

/**
 * Keeps a form and the address in step. Typing replaces the address after a pause, choosing adds to the history; the
 * address has the last word over the field (Back, links), unless somebody has typed on meanwhile.
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
    // Typed or chosen while the script was still on its way.
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
