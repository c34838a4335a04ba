import { useEffect, useState } from 'react'

type Combobox = {
  input: HTMLInputElement
  listId: string
  count: number
  isOpen: boolean
  choose: (index: number) => void
  open: () => void
  close: () => void
  leave: () => void
}

const none = -1

/** The place after a key, among `count` options and the field itself; undefined for a key that moves nothing. */
export const placeAfter = (key: string, place: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return place + 1 >= count ? none : place + 1
  if (key === 'ArrowUp') return place === none ? count - 1 : place - 1
  // In the field itself they move the caret.
  if (key === 'Home' && place !== none) return 0
  if (key === 'End' && place !== none) return count - 1
  return undefined
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`

/**
 * Makes a field the combobox of a list (WAI-ARIA: editable, list autocomplete): focus stays in the field. Returns the
 * option it points at, -1 for none.
 */
export const useCombobox = ({ input, listId, count, isOpen, choose, open, close, leave }: Combobox) => {
  const [active, setActive] = useState(none)
  const pointed = isOpen && active < count ? active : none
  const hasList = isOpen && count > 0

  useEffect(() => {
    const constant = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': listId,
    }
    for (const [name, value] of Object.entries(constant)) input.setAttribute(name, value)
    return () => {
      for (const name of [...Object.keys(constant), 'aria-expanded', 'aria-activedescendant'])
        input.removeAttribute(name)
    }
  }, [input, listId])

  useEffect(() => {
    input.setAttribute('aria-expanded', String(hasList))
    if (pointed === none) return input.removeAttribute('aria-activedescendant')
    input.setAttribute('aria-activedescendant', optionId(listId, pointed))
    document.getElementById(optionId(listId, pointed))?.scrollIntoView({ block: 'nearest' })
  }, [input, listId, hasList, pointed])

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === 'Escape') {
        // Else the browser would empty the field, and close list and bar at once.
        event.preventDefault()
        setActive(none)
        return isOpen ? close() : leave()
      }
      if (event.key === 'Enter' && pointed !== none) {
        event.preventDefault()
        return choose(pointed)
      }
      if (event.key === 'ArrowDown' && !isOpen) return open()
      const next = hasList ? placeAfter(event.key, pointed, count) : undefined
      if (next === undefined) return
      event.preventDefault()
      setActive(next)
    }
    input.addEventListener('keydown', pressed)
    return () => input.removeEventListener('keydown', pressed)
  })

  useEffect(() => {
    // Options are about to change, and Enter means what was typed.
    const typed = () => setActive(none)
    input.addEventListener('input', typed)
    return () => input.removeEventListener('input', typed)
  }, [input])

  return pointed
}
