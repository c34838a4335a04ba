import type { Venue } from '#shared/api/catalogue/catalogue-schemas.ts'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { VenueTiles } from '../../features/venues/venue-tiles.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { formatCount } from '../../i18n/format-count.ts'

export function HomeVenues({ venues }: { venues: Venue[] }) {
  const t = useT('home')
  const language = useLanguage()
  if (venues.length === 0) return null
  const venueTiles = venues.map(({ slug, name, city, capacity, image }) => ({
    to: `/venues/${slug}`,
    name,
    note: capacity === null ? city : t('capacity', { city, number: formatCount(capacity, language) }),
    image,
  }))
  return (
    <Section id="venues" title={t('venues')} moreLink={{ to: '/venues', text: t('allVenues') }}>
      <VenueTiles venues={venueTiles} />
    </Section>
  )
}
