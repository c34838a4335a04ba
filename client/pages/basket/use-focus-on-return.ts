import { useEffect, useRef } from 'react'
import { quantityId } from '../../features/basket/quantity-form.tsx'

/** A line that was put back takes the focus that its button has left behind. Returns what names that line. */
export const useFocusOnReturn = () => {
  const awaited = useRef<string>(undefined)
  useEffect(() => {
    const field = awaited.current && document.getElementById(quantityId(awaited.current))
    if (!field) return
    awaited.current = undefined
    if (document.activeElement === document.body) field.focus()
  })
  return (key: string) => {
    awaited.current = key
  }
}
