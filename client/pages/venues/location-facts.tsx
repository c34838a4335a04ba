import type { Location } from '#shared/api/locations/locations-schemas.ts'
import { formatCount } from '../../i18n/format-count.ts'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { AddressBlock } from '../../features/addresses/address-block.tsx'
import { FactList } from '../../ui/text/fact-list.tsx'

/** Lets a long email address break before its @ only. */
const renderBreakableEmail = (email: string) => {
  const [name, ...rest] = email.split('@')
  return (
    <>
      {name}
      <wbr />@{rest.join('@')}
    </>
  )
}

export function LocationFacts({ location }: { location: Location }) {
  const t = useT('venues')
  const language = useLanguage()
  const { address, capacity, telephone, telephoneHref, email } = location
  return (
    <FactList
      facts={[
        { term: t('location.address'), value: <AddressBlock lines={address} /> },
        ...(capacity === null
          ? []
          : [
              { term: t('location.holds'), value: t('location.capacity', { number: formatCount(capacity, language) }) },
            ]),
        { term: t('location.telephone'), value: <a href={telephoneHref}>{telephone}</a> },
        {
          term: t('location.email'),
          value: <a href={`mailto:${email}`}>{renderBreakableEmail(email)}</a>,
          wide: capacity === null,
        },
      ]}
    />
  )
}
