import type { SubmitEvent } from 'react'
import { Form } from 'react-router-dom'
import { formatAddressLines } from '#shared/rules/address-format.ts'
import type { AddressType } from '#shared/wire/address-types.ts'
import type { Address } from '#shared/api/addresses/addresses-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { AddressCard } from '../../features/addresses/address-card.tsx'
import { TextButton } from '../../ui/actions/text-button.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { toAddressDraft } from './address-draft.ts'
import { addressLabel } from './address-label.ts'
import { toAddressHeadingId } from './use-focus-on-card.ts'

type AddressBookEntryProps = { address: Address; type: AddressType; onMakeDefault: () => void; onRemove: () => void }

export function AddressBookEntry({ address, type, onMakeDefault, onRemove }: AddressBookEntryProps) {
  const t = useT('addresses')
  const name = addressLabel(address)
  const isDefault = address.defaults.includes(type)
  const otherType = address.type.find((addressType) => addressType !== type)

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent
    if (submitter?.getAttribute('value') === 'remove') onRemove()
    else onMakeDefault()
  }

  return (
    <AddressCard
      id={toAddressHeadingId(type, address.id)}
      lines={formatAddressLines(address, address.country)}
      {...(isDefault ? { defaultLabel: t('default') } : {})}
      {...(otherType ? { note: t(`also.${otherType}`) } : {})}
    >
      <TextLink to={`/account/address-book/${address.id}`}>
        <span className="text-small">{t('change')}</span>
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </TextLink>
      <Form method="post" className="contents" onSubmit={handleSubmit}>
        <input type="hidden" name="id" value={address.id} />
        <input type="hidden" name="type" value={type} />
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="draft" value={JSON.stringify(toAddressDraft(address))} />
        {isDefault ? null : (
          <TextButton
            type="submit"
            name="intent"
            value="makeDefault"
            aria-label={t(`makeDefaultNamed.${type}`, { name })}
          >
            {t('makeDefault')}
          </TextButton>
        )}
        <TextButton type="submit" name="intent" value="remove" aria-label={t('deleteNamed', { name })}>
          {t('delete')}
        </TextButton>
      </Form>
    </AddressCard>
  )
}
