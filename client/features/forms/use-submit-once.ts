import { useEffect, useRef, type SubmitEvent } from 'react'
import { useNavigation } from 'react-router-dom'

/**
 * Prevents a second submission, which would buy twice: `submitOnce` lets only the first through until the action
 * answers. `actionData` is the last answer: one that comes at once leaves no trace in the state of the navigation.
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
