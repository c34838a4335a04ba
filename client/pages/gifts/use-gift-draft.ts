import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import { readGiftForm, type GiftValues } from './gift-values.ts'

/**
 * What is in the fields of the form now, for the card and the price. `read` is for its `onInput`. The fields keep their
 * own values, so that nothing that was typed before hydration is lost.
 */
export const useGiftDraft = (formRef: RefObject<HTMLFormElement | null>, initial: GiftValues) => {
  const [draft, setDraft] = useState(initial)
  const read = () => {
    if (formRef.current) setDraft(readGiftForm(new FormData(formRef.current)))
  }
  const adoptEarlyInput = useEffectEvent(read)
  useLayoutEffect(() => adoptEarlyInput(), [])
  return { draft, read }
}
