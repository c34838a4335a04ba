import { useGetNavigationQuery } from '../../data/api.ts'
import { useT } from '../../i18n/i18n.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { CountLine } from '../../ui/text/count-line.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { useStalled } from './use-stalled.ts'
import styles from './ways.module.css'

/** Before anything was looked for: what could be; and that the first answer takes longer, when it does. */
export function SearchStart() {
  const t = useT('search')
  const { data: menus } = useGetNavigationQuery({})
  const stalled = useStalled()
  return (
    <>
      <CountLine>{stalled ? t('stalled') : null}</CountLine>
      <EmptyState title={t('start')} action={<ButtonLink to="/whats-on">{t('programme')}</ButtonLink>}>
        <p>{t('startText')}</p>
        <ul className={styles.ways} aria-label={t('venues')}>
          {menus?.venues.map(({ slug, name, city }) => (
            <li key={slug}>
              <TextLink to={`/venues/${slug}`}>{t('place', { name, city })}</TextLink>
            </li>
          ))}
        </ul>
      </EmptyState>
    </>
  )
}
