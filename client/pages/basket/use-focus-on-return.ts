import { useEffect, useRef } from 'react'
import { quantityId } from '../../features/basket/quantity-form.tsx'

/** A line that was put back takes the focus that its button has left behind. Returns what names that line. */
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
