import type { Location } from '#shared/api/locations/locations-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { MenuLinkAnchor } from '../../ui/actions/menu-link-anchor.tsx'

/** Another site shows the map, once it is asked to: none is embedded, so nobody is watched here. */
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
