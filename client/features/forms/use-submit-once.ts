import { useEffect, useRef, type SubmitEvent } from 'react'
import { useNavigation } from 'react-router-dom'

/**
 * For a form whose second sending would buy twice: `once` lets the first through and drops the rest until it is
 * answered. `answer` is what the action said last: an answer that comes at once leaves no trace in the navigation's
 * state.
 */
export const useSubmitOnce = (actionData: unknown) => {
  const { state, formMethod } = useNavigation()
  const hasSubmitted = useRef(false)
  useEffect(() => {
    if (state === 'idle') hasSubmitted.current = false
  }, [state, actionData])
  const submitOnce = (event: SubmitEvent<HTMLFormElement>) => {
    if (hasSubmitted.current) event.preventDefault()
    hasSubmitted.current = true
  }
  return { isSubmitting: formMethod === 'POST', submitOnce }
}
