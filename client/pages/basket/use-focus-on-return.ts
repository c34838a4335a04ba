import { useEffect, useRef } from 'react'
import { quantityId } from '../../features/basket/quantity-form.tsx'

/**
 * Focuses a restored line after its undo button, which had the focus, has disappeared. Returns a function that takes
 * the key of that line.
 */
export const useFocusOnReturn = () => {
  const awaitedKey = useRef<string>(undefined)
  useEffect(() => {
    const field = awaitedKey.current && document.getElementById(quantityId(awaitedKey.current))
    if (!field) return
    awaitedKey.current = undefined
    if (document.activeElement === document.body) field.focus()
  })
  return (key: string) => {
    awaitedKey.current = key
  }
}
