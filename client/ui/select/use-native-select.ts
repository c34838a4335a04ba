import { useMemo, useState, useSyncExternalStore } from 'react'
import { itemsOf, type SelectItem } from './select-items.ts'

export type Shown = { items: SelectItem[]; text: string; chosen: number | null; isPlaceholder: boolean }

const read = (select: HTMLSelectElement): Shown => {
  const { items, placeholder } = itemsOf(select)
  const chosen = items.findIndex(({ index }) => index === select.selectedIndex)
  return {
    items,
    chosen: chosen < 0 ? null : chosen,
    text: items[chosen]?.text ?? placeholder,
    isPlaceholder: chosen < 0,
  }
}

const follow = (select: HTMLSelectElement, changed: () => void) => {
  const { form } = select
  const afterReset = () => queueMicrotask(changed)
  const options = new MutationObserver(changed)
  options.observe(select, { childList: true, subtree: true, characterData: true, attributes: true })
  select.addEventListener('change', changed)
  form?.addEventListener('reset', afterReset)
  return () => {
    options.disconnect()
    select.removeEventListener('change', changed)
    form?.removeEventListener('reset', afterReset)
  }
}

/**
 * What the native select holds and offers, whoever changes it: its page by rendering, a script, autofill, or a form
 * that is reset.
 */
export const useNativeSelect = (native: { readonly current: HTMLSelectElement | null }): Shown => {
  const [subscribe] = useState(() => (changed: () => void) => follow(native.current!, changed))
  // A new function each time, so that it is asked again after each rendering: a changed `value` leaves no other trace.
  const shown = useSyncExternalStore(subscribe, () => JSON.stringify(read(native.current!)))
  return useMemo(() => JSON.parse(shown) as Shown, [shown])
}

/** Chooses as a person would: the value changes, and everybody who listens is told. */
export const chooseIn = (select: HTMLSelectElement, { index }: SelectItem) => {
  if (select.selectedIndex === index) return
  select.selectedIndex = index
  select.dispatchEvent(new Event('input', { bubbles: true }))
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
