import type { SubmitEvent } from 'react'
import { Form } from 'react-router-dom'
import type { Address } from '#shared/api/addresses/addresses-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { TextButton } from '../../ui/actions/text-button.tsx'
import { UndoAlert } from '../../ui/feedback/undo-alert.tsx'
import type { RemovedAddress } from './address-book-action.ts'

type DeletedAddressesProps = {
  addresses: Address[]
  removed: RemovedAddress[]
  onRestore: (address: RemovedAddress) => void
}

/** Offers undo for each deleted address. Shown after the address has left the list, so that it can take the focus. */
export function DeletedAddresses({ addresses, removed, onRestore }: DeletedAddressesProps) {
  const presentIds = new Set(addresses.map(({ id }) => id))
  return removed
    .filter(({ id }) => !presentIds.has(id))
    .map((address) => <DeletedAddress key={address.id} address={address} onRestore={() => onRestore(address)} />)
}

function DeletedAddress({ address: { name, draft }, onRestore }: { address: RemovedAddress; onRestore: () => void }) {
  const t = useT('addresses')
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onRestore()
  }
  return (
    <UndoAlert text={t('deleted', { name })}>
      <Form method="post" onSubmit={handleSubmit}>
        <input type="hidden" name="draft" value={JSON.stringify(draft)} />
        <TextButton type="submit" name="intent" value="restore" aria-label={t('restoreNamed', { name })}>
          {t('restore')}
        </TextButton>
      </Form>
    </UndoAlert>
  )
}
