import type { Location } from '#shared/api/locations/locations-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import styles from './location-contact.module.css'

type LocationContactProps = { location: Pick<Location, 'telephone' | 'telephoneHref' | 'email'> }

export function LocationContact({ location: { telephone, telephoneHref, email } }: LocationContactProps) {
  const t = useT('venues')
  return (
    <ul className={styles.contact}>
      <li>
        <a href={telephoneHref} aria-label={`${t('location.telephone')}: ${telephone}`}>
          {telephone}
        </a>
      </li>
      <li>
        <a href={`mailto:${email}`} aria-label={`${t('location.email')}: ${email}`}>
          {email}
        </a>
      </li>
    </ul>
  )
}
