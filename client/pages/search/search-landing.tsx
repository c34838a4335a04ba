import { useGetNavigationQuery } from '../../data/api.ts'
import { useT } from '../../i18n/i18n.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { ResultCount } from '../../ui/text/result-count.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { useIsSlow } from './use-is-slow.ts'
import styles from './search-landing.module.css'

/** Shown before the first search: suggestions, and a note when the first response is slow. */
export function SearchLanding() {
  const t = useT('search')
  const { data: menus } = useGetNavigationQuery({})
  const isSlow = useIsSlow()
  return (
    <>
      <ResultCount>{isSlow ? t('slow') : null}</ResultCount>
      <EmptyState title={t('landingTitle')} action={<ButtonLink to="/whats-on">{t('programme')}</ButtonLink>}>
        <p>{t('landingText')}</p>
        <ul className={styles.links} aria-label={t('venues')}>
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
