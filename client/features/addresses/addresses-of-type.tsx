import type { AddressType } from '#shared/address-types.ts'
import type { Address } from '#shared/api/addresses/addresses-schemas.ts'
import { useT } from '../../app/i18n.ts'
import { AddressCards } from '../../ui/address-cards.tsx'
import { Quiet } from '../../ui/quiet.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { BookAddress } from './book-address.tsx'
import type { AddressChanges } from './use-address-changes.ts'

type AddressesOfTypeProps = {
  type: AddressType
  addresses: Address[]
  changes: Pick<AddressChanges, 'makeDefault' | 'remove'>
}

/** The addresses for delivery, or those for billing. */
export function AddressesOfType({ type, addresses, changes: { makeDefault, remove } }: AddressesOfTypeProps) {
  const t = useT('addresses')
  const those = addresses.filter((address) => address.type.includes(type))
  return (
    <section aria-labelledby={type}>
      <SectionHead id={type} title={t(`heading.${type}`)} />
      {those.length > 0 ? (
        <AddressCards>
          {those.map((address) => (
            <BookAddress
              key={address.id}
              address={address}
              type={type}
              onMakeDefault={() => void makeDefault(address, type)}
              onRemove={() => void remove(address)}
            />
          ))}
        </AddressCards>
      ) : (
        <>
          <Quiet as="p">{t(`none.${type}`)}</Quiet>
          <TextLink to={`/account/address-book/new?type=${type}`}>{t('new')}</TextLink>
        </>
      )}
    </section>
  )
}
