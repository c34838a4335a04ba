import { useEffect, useRef } from 'react'
import { addressTypes, type AddressType } from '#shared/wire/address-types.ts'

/** The id of the card's heading. An address of both types has one card per type. */
export const toAddressHeadingId = (type: AddressType, id: string) => `${type}-${id}`

/** Focuses the changed address after its button, which had the focus, has disappeared. */
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
    awaitedIds.current = (type ? [type] : addressTypes).map((addressType) => toAddressHeadingId(addressType, id))
  }
}
