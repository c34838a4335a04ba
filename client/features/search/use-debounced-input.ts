import { useEffect, useState } from 'react'
import { trimQuery } from './search-path.ts'

/** Milliseconds without a key after which what was typed is looked for. */
const debounceMs = 200

/** Less than this fits everything. */
const minQueryLength = 2

/**
 * What stands in a field, once its writer pauses; '' while that is too little to look for. `onInput` is called at every
 * key.
 */
export const useDebouncedInput = (input: HTMLInputElement, onInput: () => void): string => {
  const readQuery = () => {
    const query = trimQuery(input.value)
    return query.length < minQueryLength ? '' : query
  }
  const [typed, setTyped] = useState(readQuery)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const handleInput = () => {
      clearTimeout(timer)
      onInput()
      if (readQuery() === '') setTyped('')
      else timer = setTimeout(() => setTyped(readQuery()), debounceMs)
    }
    input.addEventListener('input', handleInput)
    return () => {
      clearTimeout(timer)
      input.removeEventListener('input', handleInput)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- both read the field and set states, which never change
  }, [input])
  return typed
}
