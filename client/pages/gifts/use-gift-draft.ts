import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import { formText } from '../../routing/form-text.ts'

/** What the card and the price show of the form. */
export type GiftDraft = { sku: string; amount: string; name: string; message: string }

/**
 * What is in the fields of the form now. `read` is for its `onInput`. The fields keep their own values, so that nothing
 * that was typed before hydration is lost.
 */
export const useGiftDraft = (formRef: RefObject<HTMLFormElement | null>, initial: GiftDraft) => {
  const [draft, setDraft] = useState(initial)
  const read = () => {
    if (!formRef.current) return
    const form = new FormData(formRef.current)
    setDraft({
      sku: formText(form, 'sku'),
      amount: formText(form, 'giftAmount'),
      name: formText(form, 'giftTo'),
      message: formText(form, 'giftMessage'),
    })
  }
  const adoptEarlyInput = useEffectEvent(read)
  useLayoutEffect(() => adoptEarlyInput(), [])
  return { draft, read }
}
