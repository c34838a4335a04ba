import { useEffect, useState } from 'react'
import { normaliseQuery } from './search-path.ts'

/** Milliseconds without input until the query changes. */
const debounceMs = 200

/** Shorter queries would match everything. */
const minQueryLength = 2

/** The query in a field once typing pauses; '' while it is too short. `onInput` is called at every input. */
export const useDebouncedInput = (input: HTMLInputElement, onInput: () => void): string => {
  const readQuery = () => {
    const trimmed = normaliseQuery(input.value)
    return trimmed.length < minQueryLength ? '' : trimmed
  }
  const [query, setQuery] = useState(readQuery)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const handleInput = () => {
      clearTimeout(timer)
      onInput()
      if (readQuery() === '') setQuery('')
      else timer = setTimeout(() => setQuery(readQuery()), debounceMs)
    }
    input.addEventListener('input', handleInput)
    return () => {
      clearTimeout(timer)
      input.removeEventListener('input', handleInput)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- both only read the field and set state
  }, [input])
  return query
}
