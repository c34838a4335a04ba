import { use, useEffect, useRef, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { searchPath, type Search } from '../../features/search/search-path.ts'
import { LinkLanguageContext, withLanguage } from '../../ui/actions/link.tsx'
import { searchOfForm } from './read-search.ts'

/** Milliseconds after the last key until the address says what was typed (specification §9). */
export const writeDelayMs = 400

/**
 * Keeps a form and the address in step. Typing replaces the address after a pause, choosing adds to the history; the
 * address has the last word over the field (Back, links), unless somebody has typed on meanwhile.
 */
export const useWrittenSearch = (form: RefObject<HTMLFormElement | null>, search: Search) => {
  const navigate = useNavigate()
  const language = use(LinkLanguageContext)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const written = useRef(search.query)

  const go = (next: Search, replace: boolean) => {
    clearTimeout(timer.current)
    written.current = next.query
    void navigate(withLanguage(searchPath(next), language), { replace, preventScrollReset: true })
  }
  const read = () => ({ ...searchOfForm(form.current!), page: 1 })

  useEffect(() => {
    // Typed or chosen while the script was still on its way.
    if (searchPath(read()) !== searchPath({ ...search, page: 1 })) go(read(), true)
    return () => clearTimeout(timer.current)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, at hydration
  }, [])

  useEffect(() => {
    const field = form.current?.elements.namedItem('query')
    if (!(field instanceof HTMLInputElement) || written.current === search.query) return
    clearTimeout(timer.current)
    written.current = search.query
    field.value = search.query
  }, [form, search.query])

  return {
    typed: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => go(read(), true), writeDelayMs)
    },
    submitted: () => go(read(), read().query === search.query),
    chosen: (next: (search: Search) => Search) => go(next(read()), false),
  }
}
