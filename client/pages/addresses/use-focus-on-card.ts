import { useEffect, useRef } from 'react'
import { addressTypes, type AddressType } from '#shared/rules/address-types.ts'

/** The id of an address's heading; an address of both types is shown once for each. */
export const cardId = (type: AddressType, id: string) => `${type}-${id}`

/** The address that was changed takes the focus once its button is gone and has left none behind. */
export const useFocusOnCard = () => {
  const awaitedIds = useRef<string[]>([])
  useEffect(() => {
    if (awaitedIds.current.length === 0 || document.activeElement !== document.body) return
    const heading = awaitedIds.current.map((id) => document.getElementById(id)).find((element) => element !== null)
    if (!heading) return
    awaitedIds.current = []
    heading.focus()
  })
  return (id: string, type?: AddressType) => {
    awaitedIds.current = (type ? [type] : addressTypes).map((addressType) => cardId(addressType, id))
  }
}
