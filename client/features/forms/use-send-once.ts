import { useEffect, useRef, type SubmitEvent } from 'react'
import { useNavigation } from 'react-router-dom'

/**
 * For a form whose second sending would buy twice: `once` lets the first through and drops the rest until it is
 * answered. `answer` is what the action said last: an answer that comes at once leaves no trace in the navigation's
 * state.
 */
export const useSendOnce = (answer: unknown) => {
  const { state, formMethod } = useNavigation()
  const sent = useRef(false)
  useEffect(() => {
    if (state === 'idle') sent.current = false
  }, [state, answer])
  const once = (event: SubmitEvent<HTMLFormElement>) => {
    if (sent.current) event.preventDefault()
    sent.current = true
  }
  return { sending: formMethod === 'POST', once }
}
