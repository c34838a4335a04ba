import { use, useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { LinkLanguageContext, withLanguage } from '../../ui/actions/link.tsx'

type FilterFormOptions<F> = {
  /** The filters of the URL. */
  filters: F
  readFilters: (search: URLSearchParams) => F
  /** The path of a list with these filters. */
  toPath: (filters: F) => string
}

const readFormFields = (form: HTMLFormElement): URLSearchParams => {
  const search = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') search.append(name, value)
  return search
}

/**
 * A plain GET form of filters. With JavaScript each choice applies at once and the focus stays. `chosenFilters` shows a
 * choice before its list is loaded; a changed URL (Back, links) overrides it.
 */
export const useFilterForm = <F extends { page?: number | undefined }>({
  filters,
  readFilters,
  toPath,
}: FilterFormOptions<F>) => {
  const navigate = useNavigate()
  const language = use(LinkLanguageContext)
  const formRef = useRef<HTMLFormElement>(null)
  const [chosenFilters, setChosenFilters] = useState(filters)
  const path = toPath(filters)
  const [shownPath, setShownPath] = useState(path)
  if (shownPath !== path) {
    setShownPath(path)
    setChosenFilters(filters)
  }

  const applyFilters = (next: F) => {
    setChosenFilters(next)
    void navigate(withLanguage(toPath(next), language), { preventScrollReset: true })
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    applyFilters(readFilters(readFormFields(event.currentTarget)))
  }
  useEffect(() => {
    // Applies what was chosen before hydration.
    const earlyChoice = readFilters(readFormFields(formRef.current!))
    if (toPath(earlyChoice) !== toPath({ ...filters, page: 1 })) applyFilters(earlyChoice)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, at hydration
  }, [])
  return { chosenFilters, applyFilters, formProps: { ref: formRef, onSubmit: handleSubmit } }
}
