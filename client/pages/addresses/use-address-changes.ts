import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { AddressType } from '#shared/rules/address-types.ts'
import type { Address } from '#shared/api/addresses/addresses-schemas.ts'
import type { ApiError } from '#shared/api/errors.ts'
import { useCreateAddressMutation, useMakeAddressDefaultMutation, useRemoveAddressesMutation } from '../../data/api.ts'
import { useT } from '../../i18n/i18n.ts'
import { notices } from '../../data/notices-slice.ts'
import type { AddressBookAnswer, RemovedAddress } from './address-book-action.ts'
import { draftOf } from './address-draft.ts'
import { nameOf } from './address-name.ts'
import { useFocusOnCard } from './use-focus-on-card.ts'

const errorOf = (result: { error?: unknown }) => result.error as ApiError | undefined

/**
 * The address book's changes where scripts run. They bypass the forms, so that what was deleted is remembered, each
 * with its way back, until the page is left. `answer` is what a form without a script was answered.
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
  const underWay = useRef(new Set<string>())
  const announce = (text: string) => dispatch(notices.actions.announced(text))

  /** A second click, before the first is answered, would only be told that there is nothing left to do. */
  const once = async (id: string, work: () => Promise<void>) => {
    if (underWay.current.has(id)) return
    underWay.current.add(id)
    await work().finally(() => underWay.current.delete(id))
  }

  return {
    error,
    removed,
    makeDefault: (address: Address, type: AddressType) =>
      once(address.id, async () => {
        const refused = errorOf(await makeDefault({ id: address.id, type }))
        setError(refused)
        if (refused) return
        focusCard(address.id, type)
        announce(t(`isDefault.${type}`, { name: nameOf(address) }))
      }),
    remove: (address: Address) =>
      once(address.id, async () => {
        const { id } = address
        const refused = errorOf(await remove({ ids: [id] }))
        setError(refused)
        if (!refused) setRemoved((before) => [...before, { id, name: nameOf(address), draft: draftOf(address) }])
      }),
    putBack: ({ id, name, draft }: RemovedAddress) =>
      once(id, async () => {
        const result = await create(draft)
        setError(errorOf(result))
        if (!result.data) return
        setRemoved((before) => before.filter((other) => other.id !== id))
        focusCard(result.data.id)
        announce(t('isBack', { name }))
      }),
  }
}

export type AddressChanges = ReturnType<typeof useAddressChanges>
