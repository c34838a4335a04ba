import type { Location } from '#shared/api/locations/locations-schemas.ts'
import { formatCount } from '../../i18n/format-count.ts'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { AddressBlock } from '../../features/addresses/address-block.tsx'
import { FactsRow } from '../../ui/text/facts-row.tsx'

/** May break before its @, rather than anywhere. */
const breakable = (email: string) => {
  const [name, ...rest] = email.split('@')
  return (
    <>
      {name}
      <wbr />@{rest.join('@')}
    </>
  )
}

/** Where it is, how many it holds, and how to reach it. */
export function PlaceFacts({ place }: { place: Location }) {
  const t = useT('venues')
  const language = useLanguage()
  const { address, capacity, telephone, telephoneHref, email } = place
  return (
    <FactsRow
      facts={[
        { term: t('place.address'), value: <AddressBlock lines={address} /> },
        ...(capacity === null
          ? []
          : [{ term: t('place.holds'), value: t('place.capacity', { number: formatCount(capacity, language) }) }]),
        { term: t('place.telephone'), value: <a href={telephoneHref}>{telephone}</a> },
        { term: t('place.email'), value: <a href={`mailto:${email}`}>{breakable(email)}</a> },
      ]}
    />
  )
}
