import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useSession } from '../../data/use-session.ts'
import { isTouched, saveUnsentForm, takeUnsentForm, type UnsentFormName } from './unsent-form.ts'

/**
 * Stores what is typed in a form while the shopper is away from it: on another page, after a reload, in another
 * language. `unsent` is what was typed before: render the form anew with it. Give `formRef` to the form, and call
 * `handleSubmitted` when it is sent: an accepted form is not stored. `actionData` changes when the server rejects the
 * form.
 */
export const useUnsentForm = (name: UnsentFormName, actionData: unknown) => {
  const formRef = useRef<HTMLFormElement>(null)
  const session = useSession()
  const isSessionKnown = session !== undefined
  const customerId = session?.id ?? null
  const [unsent, setUnsent] = useState<FormData>()
  const isSubmitted = useRef(false)
  const focusedId = useRef('')
  const restore = useEffectEvent(() => {
    const entries = takeUnsentForm(name, customerId)
    const form = formRef.current
    // What is typed meanwhile is newer.
    if (!entries || actionData || !form || isTouched(form)) return
    focusedId.current = form.contains(document.activeElement) ? (document.activeElement?.id ?? '') : ''
    setUnsent(entries)
  })
  const save = useEffectEvent(() => {
    const form = formRef.current
    // Whose form it is must be known, so that nobody else reads it.
    if (form && isSessionKnown && !isSubmitted.current && (unsent !== undefined || isTouched(form)))
      saveUnsentForm(name, form, customerId)
  })
  // Before the browser paints, so that the empty fields do not show. A public page knows the session only later.
  useLayoutEffect(() => {
    if (isSessionKnown) restore()
  }, [isSessionKnown])
  useLayoutEffect(() => {
    addEventListener('pagehide', save)
    return () => {
      removeEventListener('pagehide', save)
      save()
    }
  }, [])
  // The form that is rendered anew has lost the focus.
  useLayoutEffect(() => {
    if (unsent && focusedId.current) document.getElementById(focusedId.current)?.focus()
  }, [unsent])
  useEffect(() => {
    isSubmitted.current = false
  }, [actionData])
  const handleSubmitted = () => {
    isSubmitted.current = true
  }
  return { unsent, formRef, handleSubmitted }
}
