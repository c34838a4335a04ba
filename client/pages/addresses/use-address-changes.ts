import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { AddressType } from '#shared/wire/address-types.ts'
import type { Address } from '#shared/api/addresses/addresses-schemas.ts'
import { useCreateAddressMutation, useSetDefaultAddressMutation, useRemoveAddressesMutation } from '../../data/api.ts'
import { getApiError } from '../../data/get-api-error.ts'
import { useT } from '../../i18n/i18n.ts'
import { notifications } from '../../data/notifications-slice.ts'
import type { AddressBookActionData, RemovedAddress } from './address-book-action.ts'
import { toAddressDraft } from './address-draft.ts'
import { addressLabel } from './address-label.ts'
import { useFocusOnCard } from './use-focus-on-card.ts'

/**
 * Changes of the address book with JavaScript. They bypass the forms, so that undo for each deleted address remains
 * until the shopper leaves the page. `actionData` is the response to a form posted without JavaScript.
 */
export const useAddressChanges = (actionData: AddressBookActionData | undefined) => {
  const t = useT('addresses')
  const dispatch = useDispatch()
  const [error, setError] = useState(actionData?.error)
  const [removed, setRemoved] = useState(actionData?.removed ? [actionData.removed] : [])
  const [setDefault] = useSetDefaultAddressMutation()
  const [removeAddress] = useRemoveAddressesMutation()
  const [createAddress] = useCreateAddressMutation()
  const focusCard = useFocusOnCard()
  const pendingIds = useRef(new Set<string>())
  const announce = (text: string) => dispatch(notifications.actions.announce(text))

  /** Ignores a second click while the first request is running: it would only fail because the address is gone. */
  const runOnce = async (id: string, task: () => Promise<void>) => {
    if (pendingIds.current.has(id)) return
    pendingIds.current.add(id)
    await task().finally(() => pendingIds.current.delete(id))
  }

  return {
    error,
    removed,
    setDefault: (address: Address, type: AddressType) =>
      runOnce(address.id, async () => {
        const apiError = getApiError(await setDefault({ id: address.id, type }))
        setError(apiError)
        if (apiError) return
        focusCard(address.id, type)
        announce(t(`isDefault.${type}`, { name: addressLabel(address) }))
      }),
    removeAddress: (address: Address) =>
      runOnce(address.id, async () => {
        const { id } = address
        const apiError = getApiError(await removeAddress({ ids: [id] }))
        setError(apiError)
        if (!apiError)
          setRemoved((previous) => [...previous, { id, name: addressLabel(address), draft: toAddressDraft(address) }])
      }),
    restore: ({ id, name, draft }: RemovedAddress) =>
      runOnce(id, async () => {
        const result = await createAddress(draft)
        setError(getApiError(result))
        if (!result.data) return
        setRemoved((previous) => previous.filter((removedAddress) => removedAddress.id !== id))
        focusCard(result.data.id)
        announce(t('restored', { name }))
      }),
  }
}

export type AddressBookActions = ReturnType<typeof useAddressChanges>
