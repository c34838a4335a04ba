import { useEffect, useRef, type SubmitEvent } from 'react'
import { useNavigation } from 'react-router-dom'

/**
 * Prevents a second submission, which would buy twice: `submitOnce` lets only the first through until the action
 * responds. `actionData` is the last response. The navigation state is not enough: it may not change when a response is
 * immediate.
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
