import { useLayoutEffect, useState } from 'react'
import { itemsOf, type SelectItem } from './select-items.ts'

export type Shown = { items: SelectItem[]; text: string; chosen: number | null; isPlaceholder: boolean }

const read = (select: HTMLSelectElement): Shown => {
  const { items, placeholder } = itemsOf(select)
  const chosen = items.findIndex(({ index }) => index === select.selectedIndex)
  return { items, chosen: chosen < 0 ? null : chosen, text: items[chosen]?.text ?? placeholder, isPlaceholder: chosen < 0 }
}

const isSame = (one: Shown, other: Shown) => JSON.stringify(one) === JSON.stringify(other)

/** What the native select holds and offers, whoever changes it: its page by rendering, a script, autofill, or a form that is reset. */
export const useNativeSelect = (native: { readonly current: HTMLSelectElement | null }): Shown => {
  const [shown, setShown] = useState<Shown>(() => read(native.current!))
  const follow = () => {
    const select = native.current
    if (select) setShown((before) => (isSame(before, read(select)) ? before : read(select)))
  }
  // After each rendering: a changed `value` leaves no other trace.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(follow)
  useLayoutEffect(() => {
    const select = native.current!
    const { form } = select
    const afterReset = () => queueMicrotask(follow)
    const options = new MutationObserver(follow)
    options.observe(select, { childList: true, subtree: true, characterData: true, attributes: true })
    select.addEventListener('change', follow)
    form?.addEventListener('reset', afterReset)
    return () => {
      options.disconnect()
      select.removeEventListener('change', follow)
      form?.removeEventListener('reset', afterReset)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `follow` reads what is there when it is called
  }, [native])
  return shown
}

/** Chooses as a person would: the value changes, and everybody who listens is told. */
export const chooseIn = (select: HTMLSelectElement, { index }: SelectItem) => {
  if (select.selectedIndex === index) return
  select.selectedIndex = index
  select.dispatchEvent(new Event('input', { bubbles: true }))
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
