import { printAddress } from '#shared/rules/address-format.ts'
import { addressTypes } from '#shared/rules/address-types.ts'
import type { Address } from '#shared/api/addresses/addresses-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { AddressCard } from '../../features/addresses/address-card.tsx'
import { AddressCards } from '../../features/addresses/address-cards.tsx'
import { Quiet } from '../../ui/text/quiet.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { Part } from './part.tsx'

/** One card per default, or one for both where it is the same address. */
const cardsOf = (addresses: Address[]) =>
  addresses.filter(({ defaults }) => defaults.length > 0).toSorted((a, b) => order(a) - order(b))

const order = ({ defaults }: Address) => addressTypes.findIndex((type) => defaults.includes(type))

/** Where parcels and bills go unless the customer says otherwise. */
export function DefaultAddresses() {
  const t = useT('account')
  const markOf = ({ defaults }: Address) => t(`addresses.${defaults.length > 1 ? 'both' : (defaults[0] ?? 'both')}`)
  return (
    <section aria-labelledby="addresses">
      <SectionHead
        id="addresses"
        title={t('addresses.title')}
        more={{ to: '/account/address-book', text: t('addresses.all') }}
      />
      <Part
        name="getAddresses"
        link={{ to: '/account/address-book', text: t('addresses.all') }}
        failed={t('addresses.failed')}
      >
        {({ addresses }) =>
          addresses.length > 0 ? (
            <AddressCards>
              {cardsOf(addresses).map((address) => (
                <AddressCard
                  key={address.id}
                  id={`default-${address.id}`}
                  lines={printAddress(address, address.country)}
                  mark={markOf(address)}
                />
              ))}
            </AddressCards>
          ) : (
            <>
              <Quiet as="p">{t('addresses.none')}</Quiet>
              <TextLink to="/account/address-book/new">{t('addresses.new')}</TextLink>
            </>
          )
        }
      </Part>
    </section>
  )
}
