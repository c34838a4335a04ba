import type { i18n } from 'i18next'
import { use, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Hit } from './hit.tsx'
import { LinkLanguageContext, withLanguage } from '../../ui/actions/link.tsx'
import { SuggestionNote, SuggestionPanel } from './suggestion-panel.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { useGetSuggestionsQuery } from '../../data/api.ts'
import { eventPath, useEventWords } from '../events/event-card-props.ts'
import { useT } from '../../i18n/i18n.ts'
import { createNamespaceLoader } from '../../i18n/load-namespaces.ts'
import { searchPath } from './search-path.ts'
import { optionId, useCombobox } from './use-combobox.ts'
import { useTyped } from './use-typed.ts'

export type SuggestionsProps = {
  input: HTMLInputElement
  id: string
  /** Closes what the field lies in. */ leave: () => void
}

/** Texts first: the header has none of them. */
export const prepareSuggestions = async (instance: i18n) => {
  await createNamespaceLoader(instance)(['search', 'events'])
  return { Suggestions }
}

/** Closed by Escape and when the focus goes elsewhere; opened by typing. */
const useDismissal = (input: HTMLInputElement) => {
  const [isDismissed, setDismissed] = useState(false)
  useEffect(() => {
    const form = input.form
    const left = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && form?.contains(relatedTarget))) setDismissed(true)
    }
    form?.addEventListener('focusout', left)
    return () => form?.removeEventListener('focusout', left)
  }, [input])
  return [isDismissed, setDismissed] as const
}

/**
 * The nights that fit what stands in the field. An answer belongs to its question, so one that comes late is never
 * shown for another.
 */
function Suggestions({ input, id, leave }: SuggestionsProps) {
  const t = useT('search')
  const words = useEventWords()
  const navigate = useNavigate()
  const language = use(LinkLanguageContext)
  const [isDismissed, setDismissed] = useDismissal(input)
  const query = useTyped(input, () => setDismissed(false))
  const { data, currentData, isError, isFetching } = useGetSuggestionsQuery(
    { query },
    { skip: query === '', refetchOnFocus: false },
  )
  // The last answer stays until the next one is here, rather than flicker.
  const found = isError && !isFetching ? undefined : data
  const isOpen = !isDismissed && query !== '' && (found !== undefined || isError)
  const events = (isOpen && found?.events) || []

  const listId = `${id}-hits`
  const done = () => {
    setDismissed(true)
    leave()
  }
  const active = useCombobox({
    input,
    listId,
    count: events.length,
    isOpen,
    choose: (index) => {
      void navigate(withLanguage(eventPath(events[index]!.slug), language))
      done()
    },
    open: () => setDismissed(false),
    close: () => setDismissed(true),
    leave,
  })

  if (!isOpen) return <SuggestionPanel status={null} />
  if (!found)
    return (
      <SuggestionPanel
        status={<SuggestionNote>{t('down')}</SuggestionNote>}
        way={{ to: '/whats-on', text: t('programme'), onChoose: done }}
      />
    )
  if (found.total === 0) {
    return (
      <SuggestionPanel
        status={<SuggestionNote>{t('nothing')}</SuggestionNote>}
        way={{ to: '/whats-on', text: t('programme'), onChoose: done }}
      />
    )
  }
  const told = currentData ? t('suggested', { count: events.length }) : null
  return (
    <SuggestionPanel
      status={
        events.length > 0 ? <VisuallyHidden>{told}</VisuallyHidden> : <SuggestionNote>{t('noNight')}</SuggestionNote>
      }
      {...(events.length > 0 && {
        list: {
          id: listId,
          label: t('nights'),
          options: events.map((event, index) => (
            <Hit
              key={event.slug}
              id={optionId(listId, index)}
              to={eventPath(event.slug)}
              event={event}
              where={words.place(event.venue)}
              {...(event.status !== 'on_sale' && { note: words.statusWord(event.status) })}
              active={index === active}
              onChoose={done}
            />
          )),
        },
      })}
      way={{ to: searchPath({ query }), text: t('viewAll', { count: found.total }), onChoose: done }}
    />
  )
}
