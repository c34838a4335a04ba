import type { Location } from '#shared/api/locations/locations-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import styles from './place-contact.module.css'

type PlaceContactProps = { place: Pick<Location, 'telephone' | 'telephoneHref' | 'email'> }

/** How to reach the people behind a door. */
export function PlaceContact({ place: { telephone, telephoneHref, email } }: PlaceContactProps) {
  const t = useT('venues')
  return (
    <ul className={styles.contact}>
      <li>
        <a href={telephoneHref} aria-label={`${t('place.telephone')}: ${telephone}`}>
          {telephone}
        </a>
      </li>
      <li>
        <a href={`mailto:${email}`} aria-label={`${t('place.email')}: ${email}`}>
          {email}
        </a>
      </li>
    </ul>
  )
}
