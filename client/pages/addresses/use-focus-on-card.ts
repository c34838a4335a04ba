import { useEffect, useRef } from 'react'
import { addressTypes, type AddressType } from '#shared/rules/address-types.ts'

/** The id of an address's heading; an address of both types is shown once for each. */
export const cardId = (type: AddressType, id: string) => `${type}-${id}`

/** The address that was changed takes the focus once its button is gone and has left none behind. */
export const useFocusOnCard = () => {
  const awaited = useRef<string[]>([])
  useEffect(() => {
    if (awaited.current.length === 0 || document.activeElement !== document.body) return
    const heading = awaited.current.map((id) => document.getElementById(id)).find((found) => found !== null)
    if (!heading) return
    awaited.current = []
    heading.focus()
  })
  return (id: string, type?: AddressType) => {
    awaited.current = (type ? [type] : addressTypes).map((each) => cardId(each, id))
  }
}
