import { useEffect, useState } from 'react'
import { trimmed } from './search-path.ts'

/** Milliseconds without a key after which what was typed is looked for. */
const pauseMs = 200

/** Less than this fits everything. */
const leastLength = 2

/**
 * What stands in a field, once its writer pauses; '' while that is too little to look for. `onInput` is called at every
 * key.
 */
export const useTyped = (input: HTMLInputElement, onInput: () => void): string => {
  const read = () => {
    const query = trimmed(input.value)
    return query.length < leastLength ? '' : query
  }
  const [typed, setTyped] = useState(read)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const changed = () => {
      clearTimeout(timer)
      onInput()
      if (read() === '') setTyped('')
      else timer = setTimeout(() => setTyped(read()), pauseMs)
    }
    input.addEventListener('input', changed)
    return () => {
      clearTimeout(timer)
      input.removeEventListener('input', changed)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- both read the field and set states, which never change
  }, [input])
  return typed
}
