import type { AddressType } from '#shared/rules/address-types.ts'
import type { Address } from '#shared/api/addresses/addresses-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { AddressCards } from '../../features/addresses/address-cards.tsx'
import { Quiet } from '../../ui/text/quiet.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
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
