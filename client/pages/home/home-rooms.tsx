import type { Venue } from '#shared/api/catalogue/catalogue-schemas.ts'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { Rooms } from '../../features/venues/rooms.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { formatCount } from '../../i18n/format-count.ts'

export function HomeRooms({ venues }: { venues: Venue[] }) {
  const t = useT('home')
  const language = useLanguage()
  if (venues.length === 0) return null
  const rooms = venues.map(({ slug, name, city, capacity, image }) => ({
    to: `/venues/${slug}`,
    name,
    note: capacity === null ? city : t('capacity', { city, number: formatCount(capacity, language) }),
    image,
  }))
  return (
    <Section id="rooms" title={t('rooms')} more={{ to: '/venues', text: t('allRooms') }}>
      <Rooms venues={rooms} />
    </Section>
  )
}
