import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import { readGiftForm, type GiftValues } from './gift-values.ts'

/**
 * The current values of the form, for the card and the price. Pass `updateDraft` to the form's `onInput`. The fields
 * are uncontrolled, so that nothing that was typed before hydration is lost.
 */
export const useGiftDraft = (formRef: RefObject<HTMLFormElement | null>, initial: GiftValues) => {
  const [draft, setDraft] = useState(initial)
  const updateDraft = () => {
    if (formRef.current) setDraft(readGiftForm(new FormData(formRef.current)))
  }
  const adoptEarlyInput = useEffectEvent(updateDraft)
  useLayoutEffect(() => adoptEarlyInput(), [])
  return { draft, updateDraft }
}
