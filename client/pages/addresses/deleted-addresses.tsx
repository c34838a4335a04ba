import type { Address } from '#shared/api/addresses/addresses-schemas.ts'
import { UndoAlert } from '../../features/forms/undo-alert.tsx'
import { useT } from '../../i18n/i18n.ts'
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
  return (
    <UndoAlert
      text={t('deleted', { name })}
      label={t('restore')}
      fullLabel={t('restoreNamed', { name })}
      fields={{ draft: JSON.stringify(draft) }}
      onRestore={onRestore}
    />
  )
}
