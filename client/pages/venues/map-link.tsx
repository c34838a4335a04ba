import type { Location } from '#shared/api/locations/locations-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { MenuAnchor } from '../../ui/actions/menu-anchor.tsx'
import styles from './map-link.module.css'

/** Another site shows the map, once it is asked to: none is embedded, so nobody is watched here. */
export function MapLink({ place: { mapUrl, name } }: { place: Pick<Location, 'mapUrl' | 'name'> }) {
  const t = useT('venues')
  if (!mapUrl) return null
  return (
    <p>
      <MenuAnchor
        className={styles.map}
        link={{ text: t('place.map'), href: mapUrl, external: true }}
        aria-label={t('place.mapOf', { name })}
      />
    </p>
  )
}
