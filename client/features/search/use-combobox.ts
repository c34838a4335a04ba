import { useEffect, useState } from 'react'

type ComboboxOptions = {
  input: HTMLInputElement
  listId: string
  count: number
  isOpen: boolean
  choose: (index: number) => void
  open: () => void
  close: () => void
  closeParent: () => void
}

const noOption = -1

/** The index of the active option after a key, -1 for none; undefined if the key does not move it. */
export const nextOptionIndex = (key: string, index: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return index + 1 >= count ? noOption : index + 1
  if (key === 'ArrowUp') return index === noOption ? count - 1 : index - 1
  // Without an active option, Home and End move the caret.
  if (key === 'Home' && index !== noOption) return 0
  if (key === 'End' && index !== noOption) return count - 1
  return undefined
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`

/**
 * Makes a field a combobox with a listbox (WAI-ARIA: editable, list autocomplete). The field keeps the focus. Returns
 * the index of the active option, -1 for none.
 */
export const useCombobox = ({ input, listId, count, isOpen, choose, open, close, closeParent }: ComboboxOptions) => {
  const [active, setActive] = useState(noOption)
  const activeIndex = isOpen && active < count ? active : noOption
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
    if (activeIndex === noOption) return input.removeAttribute('aria-activedescendant')
    input.setAttribute('aria-activedescendant', optionId(listId, activeIndex))
    document.getElementById(optionId(listId, activeIndex))?.scrollIntoView({ block: 'nearest' })
  }, [input, listId, hasList, activeIndex])

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === 'Escape') {
        // By default the browser would empty the field, and close the list and the search bar at once.
        event.preventDefault()
        setActive(noOption)
        return isOpen ? close() : closeParent()
      }
      if (event.key === 'Enter' && activeIndex !== noOption) {
        event.preventDefault()
        return choose(activeIndex)
      }
      if (event.key === 'ArrowDown' && !isOpen) return open()
      const next = hasList ? nextOptionIndex(event.key, activeIndex, count) : undefined
      if (next === undefined) return
      event.preventDefault()
      setActive(next)
    }
    input.addEventListener('keydown', handleKeyDown)
    return () => input.removeEventListener('keydown', handleKeyDown)
  })

  useEffect(() => {
    // The options are about to change, and Enter must submit what was typed.
    const handleInput = () => setActive(noOption)
    input.addEventListener('input', handleInput)
    return () => input.removeEventListener('input', handleInput)
  }, [input])

  return activeIndex
}
