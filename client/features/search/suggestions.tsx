import type { i18n } from 'i18next'
import { use, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { EventSuggestion } from './event-suggestion.tsx'
import { LinkLanguageContext, withLanguage } from '../../ui/actions/link.tsx'
import { SuggestionNote, SuggestionPanel } from './suggestion-panel.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { useGetSuggestionsQuery } from '../../data/api.ts'
import { eventPath, useEventLabels } from '../events/event-labels.ts'
import { useT } from '../../i18n/i18n.ts'
import { createNamespaceLoader } from '../../i18n/create-namespace-loader.ts'
import { searchPath } from './search-path.ts'
import { optionId, useCombobox } from './use-combobox.ts'
import { useDebouncedInput } from './use-debounced-input.ts'

export type SuggestionsProps = {
  input: HTMLInputElement
  id: string
  /** Closes the popover that contains the field. */
  closeParent: () => void
}

/** Loads the texts of the suggestions, which the header does not bring along. */
export const prepareSuggestions = async (instance: i18n) => {
  await createNamespaceLoader(instance)(['search', 'events'])
  return { Suggestions }
}

/** Escape and a loss of focus dismiss the suggestions; typing shows them again. */
const useDismissal = (input: HTMLInputElement) => {
  const [isDismissed, setDismissed] = useState(false)
  useEffect(() => {
    const form = input.form
    const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && form?.contains(relatedTarget))) setDismissed(true)
    }
    form?.addEventListener('focusout', handleFocusOut)
    return () => form?.removeEventListener('focusout', handleFocusOut)
  }, [input])
  return [isDismissed, setDismissed] as const
}

/**
 * The events that match the query. RTK Query ties a response to its query, so a late response never shows for another
 * query.
 */
function Suggestions({ input, id, closeParent }: SuggestionsProps) {
  const t = useT('search')
  const labels = useEventLabels()
  const navigate = useNavigate()
  const language = use(LinkLanguageContext)
  const [isDismissed, setDismissed] = useDismissal(input)
  const query = useDebouncedInput(input, () => setDismissed(false))
  const { data, currentData, isError, isFetching } = useGetSuggestionsQuery(
    { query },
    { skip: query === '', refetchOnFocus: false },
  )
  // The last results stay until the next arrive, so that the panel does not flicker.
  const results = isError && !isFetching ? undefined : data
  const isOpen = !isDismissed && query !== '' && (results !== undefined || isError)
  const events = (isOpen && results?.events) || []

  const listId = `${id}-hits`
  const dismiss = () => {
    setDismissed(true)
    closeParent()
  }
  const active = useCombobox({
    input,
    listId,
    count: events.length,
    isOpen,
    choose: (index) => {
      void navigate(withLanguage(eventPath(events[index]!.slug), language))
      dismiss()
    },
    open: () => setDismissed(false),
    close: () => setDismissed(true),
    closeParent,
  })

  if (!isOpen) return <SuggestionPanel status={null} />
  if (!results)
    return (
      <SuggestionPanel
        status={<SuggestionNote>{t('unavailable')}</SuggestionNote>}
        link={{ to: '/whats-on', text: t('programme'), onChoose: dismiss }}
      />
    )
  if (results.total === 0) {
    return (
      <SuggestionPanel
        status={<SuggestionNote>{t('noResults')}</SuggestionNote>}
        link={{ to: '/whats-on', text: t('programme'), onChoose: dismiss }}
      />
    )
  }
  const statusText = currentData ? t('suggested', { count: events.length }) : null
  return (
    <SuggestionPanel
      status={
        events.length > 0 ? (
          <VisuallyHidden>{statusText}</VisuallyHidden>
        ) : (
          <SuggestionNote>{t('noEvent')}</SuggestionNote>
        )
      }
      {...(events.length > 0 && {
        listbox: {
          id: listId,
          label: t('events'),
          options: events.map((event, index) => (
            <EventSuggestion
              key={event.slug}
              id={optionId(listId, index)}
              to={eventPath(event.slug)}
              event={event}
              venue={labels.venueLabel(event.venue)}
              {...(event.status !== 'on_sale' && { note: labels.statusLabel(event.status) })}
              isActive={index === active}
              onChoose={dismiss}
            />
          )),
        },
      })}
      link={{ to: searchPath({ query }), text: t('viewAll', { count: results.total }), onChoose: dismiss }}
    />
  )
}
