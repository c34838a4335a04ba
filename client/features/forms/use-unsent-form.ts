import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useSession } from '../../data/use-session.ts'
import {
  addFormValues,
  isTouched,
  isTyped,
  saveUnsentForm,
  takeUnsentForm,
  type UnsentFormName,
} from './unsent-form.ts'

/**
 * Stores the values of a form while the shopper is away from it: on another page, during a reload, in another language.
 * They stay in the tab, for the same shopper only. `unsent` contains them: render the form again with them. `readTyped`
 * returns what the shopper has typed so far, for fields that come back with an option. Give `formRef` to the form, and
 * `data-unsent`, so that the inline script stores it no second time. Call `handleSubmitted` when the shopper submits
 * it: an accepted form is not stored. `actionData` changes when the server rejects the form.
 */
export const useUnsentForm = (name: UnsentFormName, actionData: unknown) => {
  const formRef = useRef<HTMLFormElement>(null)
  const session = useSession()
  const isSessionKnown = session !== undefined
  const customerId = session?.id ?? null
  const [unsent, setUnsent] = useState<FormData>()
  const isSubmitted = useRef(false)
  const typed = useRef<FormData>(undefined)
  const focusedId = useRef('')
  const restore = useEffectEvent(() => {
    const entries = takeUnsentForm(name, customerId)
    const form = formRef.current
    // What the shopper has typed meanwhile is newer than the stored values. What the browser has restored is older.
    if (!entries || actionData || !form || isTyped(form)) return
    focusedId.current = form.contains(document.activeElement) ? (document.activeElement?.id ?? '') : ''
    typed.current = entries
    setUnsent(entries)
  })
  const save = useEffectEvent(() => {
    // Stores the values only when their owner is known; otherwise another shopper could get them.
    if (typed.current && isSessionKnown && !isSubmitted.current) saveUnsentForm(name, typed.current, customerId)
  })
  // Later the fields can no longer tell: React changes the default of an option together with the choice.
  useLayoutEffect(() => {
    const form = formRef.current
    if (!form) return
    const noteChange = () => {
      typed.current = addFormValues(typed.current, form)
    }
    if (isTouched(form)) noteChange()
    form.addEventListener('input', noteChange)
    return () => form.removeEventListener('input', noteChange)
  }, [unsent])
  // Restores before the browser paints, so that no empty fields show. On a public page the session arrives later.
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
  // The new form has no focus; this returns it to the field that had it.
  useLayoutEffect(() => {
    if (unsent && focusedId.current) document.getElementById(focusedId.current)?.focus()
  }, [unsent])
  useEffect(() => {
    isSubmitted.current = false
  }, [actionData])
  const handleSubmitted = () => {
    isSubmitted.current = true
  }
  const readTyped = () => typed.current
  return { unsent, readTyped, formRef, handleSubmitted }
}
