import { use, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router-dom'
import { LinkLanguageContext } from '../../ui/actions/link.tsx'
import { SearchLine } from './search-line.tsx'
import { I18nContext, useT } from '../../i18n/i18n.ts'
import type { SuggestionsProps } from './suggestions.tsx'

type SuggestionsComponent = (props: SuggestionsProps) => React.ReactNode

/**
 * The search field of header and drawer: a plain form for /search. Its suggestions are loaded when it first has the
 * focus. The field is uncontrolled, so that it keeps what was typed earlier.
 */
export function SearchField({
  id,
  focusOnOpen,
}: {
  id: string
  /** Whether the field takes the focus when its popover opens. */
  focusOnOpen: boolean
}) {
  const t = useT('common')
  const language = use(LinkLanguageContext)
  const i18n = use(I18nContext)
  const input = useRef<HTMLInputElement>(null)
  const [suggestions, setSuggestions] = useState<{ Suggestions: SuggestionsComponent; input: HTMLInputElement }>()

  const loadSuggestions = () => {
    if (suggestions || !i18n) return
    // If the code does not load, the field remains a plain form.
    const ready = import('./suggestions.tsx').then(({ prepareSuggestions }) => prepareSuggestions(i18n))
    ready.then(
      ({ Suggestions }) => input.current && setSuggestions({ Suggestions, input: input.current }),
      () => {},
    )
  }
  useEffect(() => {
    if (document.activeElement === input.current) loadSuggestions()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: the field may have had the focus before hydration
  }, [])

  const closeParent = () => input.current?.closest<HTMLElement>('[popover]')?.hidePopover()
  return (
    <Form
      action="/search"
      method="get"
      role="search"
      aria-label={t('searchSite')}
      onSubmit={closeParent}
      onFocus={loadSuggestions}
    >
      <SearchLine
        ref={input}
        id={id}
        focusOnOpen={focusOnOpen}
        label={t('searchLabel')}
        submitLabel={t('search')}
        placeholder={t('searchPlaceholder')}
      >
        {language && <input type="hidden" name="lng" value={language} />}
        {suggestions && <suggestions.Suggestions input={suggestions.input} id={id} closeParent={closeParent} />}
      </SearchLine>
    </Form>
  )
}
