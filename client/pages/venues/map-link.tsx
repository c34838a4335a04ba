import type { Location } from '#shared/api/locations/locations-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { MenuLinkAnchor } from '../../ui/actions/menu-link-anchor.tsx'

/** Links to a map on another site. The shop embeds no map, so that no third party tracks shoppers. */
export function MapLink({ location: { mapUrl, name } }: { location: Pick<Location, 'mapUrl' | 'name'> }) {
  const t = useT('venues')
  if (!mapUrl) return null
  return (
    <p>
      <MenuLinkAnchor
        className="standalone-link"
        link={{ text: t('location.map'), href: mapUrl, external: true }}
        aria-label={t('location.mapOf', { name })}
      />
    </p>
  )
}
