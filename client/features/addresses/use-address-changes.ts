import { useState } from 'react'
import { useDispatch } from 'react-redux'
import type { AddressType } from '#shared/address-types.ts'
import type { Address } from '#shared/api/addresses/addresses-schemas.ts'
import type { ApiError } from '#shared/api/errors.ts'
import { useCreateAddressMutation, useMakeAddressDefaultMutation, useRemoveAddressesMutation } from '../../app/api.ts'
import { useT } from '../../app/i18n.ts'
import { notices } from '../../app/notices-slice.ts'
import type { AddressBookAnswer, RemovedAddress } from './address-book-action.ts'
import { draftOf } from './address-draft.ts'
import { nameOf } from './address-name.ts'
import { useFocusOnCard } from './use-focus-on-card.ts'

const errorOf = (result: { error?: unknown }) => result.error as ApiError | undefined

/**
 * The address book's changes where scripts run. They bypass the forms, so that what was deleted is remembered, each with its way back,
 * until the page is left. `answer` is what a form without a script was answered.
 */
export const useAddressChanges = (answer: AddressBookAnswer | undefined) => {
  const t = useT('addresses')
  const dispatch = useDispatch()
  const [error, setError] = useState(answer?.error)
  const [removed, setRemoved] = useState(answer?.removed ? [answer.removed] : [])
  const [makeDefault] = useMakeAddressDefaultMutation()
  const [remove] = useRemoveAddressesMutation()
  const [create] = useCreateAddressMutation()
  const focusCard = useFocusOnCard()
  const announce = (text: string) => dispatch(notices.actions.announced(text))

  return {
    error,
    removed,
    makeDefault: async (address: Address, type: AddressType) => {
      const { id } = address
      const refused = errorOf(await makeDefault({ id, type }))
      setError(refused)
      if (refused) return
      focusCard(id, type)
      announce(t(`isDefault.${type}`, { name: nameOf(address) }))
    },
    remove: async (address: Address) => {
      const { id } = address
      const refused = errorOf(await remove({ ids: [id] }))
      setError(refused)
      if (!refused) setRemoved((before) => [...before, { id, name: nameOf(address), draft: draftOf(address) }])
    },
    putBack: async ({ id, name, draft }: RemovedAddress) => {
      const result = await create(draft)
      setError(errorOf(result))
      if (!result.data) return
      setRemoved((before) => before.filter((other) => other.id !== id))
      focusCard(result.data.id)
      announce(t('isBack', { name }))
    },
  }
}

export type AddressChanges = ReturnType<typeof useAddressChanges>
