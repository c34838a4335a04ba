import type { AddressType } from '#shared/wire/address-types.ts'
import type { Address } from '#shared/api/addresses/addresses-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { AddressCards } from '../../features/addresses/address-card.tsx'
import { MutedText } from '../../ui/text/muted-text.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { AddressBookEntry } from './address-book-entry.tsx'
import type { AddressBookActions } from './use-address-changes.ts'

type AddressesOfTypeProps = {
  type: AddressType
  addresses: Address[]
  changes: Pick<AddressBookActions, 'setDefault' | 'removeAddress'>
}

export function AddressesOfType({ type, addresses, changes: { setDefault, removeAddress } }: AddressesOfTypeProps) {
  const t = useT('addresses')
  const matching = addresses.filter((address) => address.type.includes(type))
  return (
    <section aria-labelledby={type}>
      <SectionHead id={type} title={t(`heading.${type}`)} />
      {matching.length > 0 ? (
        <AddressCards>
          {matching.map((address) => (
            <AddressBookEntry
              key={address.id}
              address={address}
              type={type}
              onMakeDefault={() => void setDefault(address, type)}
              onRemove={() => void removeAddress(address)}
            />
          ))}
        </AddressCards>
      ) : (
        <>
          <MutedText as="p">{t(`none.${type}`)}</MutedText>
          <TextLink to={`/account/address-book/new?type=${type}`}>{t('new')}</TextLink>
        </>
      )}
    </section>
  )
}
