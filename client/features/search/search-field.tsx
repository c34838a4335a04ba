import { use, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router-dom'
import { LinkLanguageContext } from '../../ui/actions/link.tsx'
import { SearchLine } from './search-line.tsx'
import { I18nContext, useT } from '../../i18n/i18n.ts'
import type { SuggestionsProps } from './suggestions.tsx'

type Suggest = (props: SuggestionsProps) => React.ReactNode

/**
 * The search field of header and drawer: a plain form for /search. What it suggests while one types is fetched when it
 * is first focused; the field keeps its own value, so that nothing typed before that is lost.
 */
export function SearchField({
  id,
  isFirst,
}: {
  id: string
  /** Takes the focus when what it lies in is opened. */ isFirst: boolean
}) {
  const t = useT('common')
  const language = use(LinkLanguageContext)
  const i18n = use(I18nContext)
  const input = useRef<HTMLInputElement>(null)
  const [suggest, setSuggest] = useState<{ Suggestions: Suggest; input: HTMLInputElement }>()

  const prepare = () => {
    if (suggest || !i18n) return
    // Without it the field is still a form.
    const ready = import('./suggestions.tsx').then(({ prepareSuggestions }) => prepareSuggestions(i18n))
    ready.then(
      ({ Suggestions }) => input.current && setSuggest({ Suggestions, input: input.current }),
      () => {},
    )
  }
  useEffect(() => {
    if (document.activeElement === input.current) prepare()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: it was focused before the application ran
  }, [])

  const leave = () => input.current?.closest<HTMLElement>('[popover]')?.hidePopover()
  return (
    <Form action="/search" method="get" role="search" aria-label={t('searchSite')} onSubmit={leave} onFocus={prepare}>
      <SearchLine
        ref={input}
        id={id}
        isFirst={isFirst}
        label={t('searchLabel')}
        submit={t('search')}
        placeholder={t('searchPlaceholder')}
      >
        {language && <input type="hidden" name="lng" value={language} />}
        {suggest && <suggest.Suggestions input={suggest.input} id={id} leave={leave} />}
      </SearchLine>
    </Form>
  )
}
