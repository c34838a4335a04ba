import { formatAddressLines } from '#shared/rules/address-format.ts'
import { addressTypes } from '#shared/wire/address-types.ts'
import type { Address } from '#shared/api/addresses/addresses-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { AddressCard, AddressCards } from '../../features/addresses/address-card.tsx'
import { MutedText } from '../../ui/text/muted-text.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { StreamedSection } from './streamed-section.tsx'

/** One card per default address, or one card when both defaults are the same address. */
const getDefaultAddresses = (addresses: Address[]) =>
  addresses.filter(({ defaults }) => defaults.length > 0).toSorted((a, b) => getTypeOrder(a) - getTypeOrder(b))

const getTypeOrder = ({ defaults }: Address) => addressTypes.findIndex((type) => defaults.includes(type))

export function DefaultAddresses() {
  const t = useT('account')
  const getDefaultLabel = ({ defaults }: Address) =>
    t(`addresses.${defaults.length > 1 ? 'both' : (defaults[0] ?? 'both')}`)
  return (
    <section aria-labelledby="addresses">
      <SectionHead
        id="addresses"
        title={t('addresses.title')}
        moreLink={{ to: '/account/address-book', text: t('addresses.all') }}
      />
      <StreamedSection
        name="getAddresses"
        link={{ to: '/account/address-book', text: t('addresses.all') }}
        errorText={t('addresses.failed')}
      >
        {({ addresses }) =>
          addresses.length > 0 ? (
            <AddressCards>
              {getDefaultAddresses(addresses).map((address) => (
                <AddressCard
                  key={address.id}
                  id={`default-${address.id}`}
                  lines={formatAddressLines(address, address.country)}
                  defaultLabel={getDefaultLabel(address)}
                />
              ))}
            </AddressCards>
          ) : (
            <>
              <MutedText as="p">{t('addresses.none')}</MutedText>
              <TextLink to="/account/address-book/new">{t('addresses.new')}</TextLink>
            </>
          )
        }
      </StreamedSection>
    </section>
  )
}
