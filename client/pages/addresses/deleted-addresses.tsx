import type { SubmitEvent } from 'react'
import { Form } from 'react-router-dom'
import type { Address } from '#shared/api/addresses/addresses-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { TextButton } from '../../ui/actions/text-button.tsx'
import { Undo } from '../../ui/feedback/undo.tsx'
import type { RemovedAddress } from './address-book-action.ts'

type DeletedAddressesProps = {
  addresses: Address[]
  removed: RemovedAddress[]
  onPutBack: (address: RemovedAddress) => void
}

/**
 * What was just deleted, each with the way back. Shown once it has left the list, so that it can take the focus over.
 */
export function DeletedAddresses({ addresses, removed, onPutBack }: DeletedAddressesProps) {
  const present = new Set(addresses.map(({ id }) => id))
  return removed
    .filter(({ id }) => !present.has(id))
    .map((address) => <Deleted key={address.id} address={address} onPutBack={() => onPutBack(address)} />)
}

function Deleted({ address: { name, draft }, onPutBack }: { address: RemovedAddress; onPutBack: () => void }) {
  const t = useT('addresses')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onPutBack()
  }
  return (
    <Undo text={t('deleted', { name })}>
      <Form method="post" onSubmit={submit}>
        <input type="hidden" name="draft" value={JSON.stringify(draft)} />
        <TextButton type="submit" name="intent" value="restore" aria-label={t('putBackNamed', { name })}>
          {t('putBack')}
        </TextButton>
      </Form>
    </Undo>
  )
}
