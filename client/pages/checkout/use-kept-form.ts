import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useSession } from '../../data/use-session.ts'
import { isTouched, keepForm, takeKeptForm, type KeptStep } from './kept-form.ts'

/**
 * Keeps what is typed in the form of a step while the shopper is away from it: on another step, after a reload, in
 * another language. `kept` is what was typed before. Give `formRef` to the form, and call `handleSubmitted` when it is
 * sent: an accepted form is not kept, because the checkout has it. `actionData` changes when the server rejects the
 * form.
 */
export const useKeptForm = (step: KeptStep, actionData: unknown) => {
  const formRef = useRef<HTMLFormElement>(null)
  const customerId = useSession()?.id ?? null
  const [kept, setKept] = useState<FormData>()
  const isSubmitted = useRef(false)
  const restore = useEffectEvent(() => {
    const form = takeKeptForm(step, customerId)
    // What is typed meanwhile is newer.
    if (form && !actionData && formRef.current && !isTouched(formRef.current)) setKept(form)
  })
  const keep = useEffectEvent(() => {
    const form = formRef.current
    if (form && !isSubmitted.current && (kept !== undefined || isTouched(form))) keepForm(step, form, customerId)
  })
  // Before the browser paints, so that the empty fields do not show.
  useLayoutEffect(() => {
    restore()
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [])
  useEffect(() => {
    isSubmitted.current = false
  }, [actionData])
  const handleSubmitted = () => {
    isSubmitted.current = true
  }
  return { kept, formRef, handleSubmitted }
}
