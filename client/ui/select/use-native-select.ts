import { useMemo, useState, useSyncExternalStore } from 'react'
import { readSelectItems, type SelectItem } from './select-items.ts'

type NativeSelectState = {
  items: SelectItem[]
  text: string
  chosenIndex: number | null
  isPlaceholder: boolean
}

const readNativeSelect = (select: HTMLSelectElement): NativeSelectState => {
  const { items, placeholder } = readSelectItems(select)
  const chosenIndex = items.findIndex(({ index }) => index === select.selectedIndex)
  return {
    items,
    chosenIndex: chosenIndex < 0 ? null : chosenIndex,
    text: items[chosenIndex]?.text ?? placeholder,
    isPlaceholder: chosenIndex < 0,
  }
}

const subscribeToChanges = (select: HTMLSelectElement, onChange: () => void) => {
  const { form } = select
  const afterReset = () => queueMicrotask(onChange)
  const options = new MutationObserver(onChange)
  options.observe(select, { childList: true, subtree: true, characterData: true, attributes: true })
  select.addEventListener('change', onChange)
  form?.addEventListener('reset', afterReset)
  return () => {
    options.disconnect()
    select.removeEventListener('change', onChange)
    form?.removeEventListener('reset', afterReset)
  }
}

/**
 * Reads the native select's value and options, whatever changes them: rendering, a script, autofill or a form reset.
 */
export const useNativeSelect = (native: { readonly current: HTMLSelectElement | null }): NativeSelectState => {
  const [subscribe] = useState(() => (onChange: () => void) => subscribeToChanges(native.current!, onChange))
  // A new function at each rendering, so that React reads the select again: a changed `value` triggers no event.
  const snapshot = useSyncExternalStore(subscribe, () => JSON.stringify(readNativeSelect(native.current!)))
  return useMemo(() => JSON.parse(snapshot) as NativeSelectState, [snapshot])
}

/** Chooses an option as a person would: dispatches `input` and `change`. */
export const chooseNativeOption = (select: HTMLSelectElement, { index }: SelectItem) => {
  if (select.selectedIndex === index) return
  select.selectedIndex = index
  select.dispatchEvent(new Event('input', { bubbles: true }))
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
