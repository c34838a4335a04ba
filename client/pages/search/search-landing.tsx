import { useGetNavigationQuery } from '../../data/api.ts'
import { NextEvents } from '../../features/events/next-events.tsx'
import { useT } from '../../i18n/i18n.ts'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { ChipLink, ChipList } from '../../ui/lists/chip-list.tsx'
import { ResultCount } from '../../ui/text/result-count.tsx'
import styles from './search-landing.module.css'
import { useIsSlow } from './use-is-slow.ts'

/** Shown before the first search: suggestions, and a note when the first response is slow. */
export function SearchLanding() {
  const t = useT('search')
  const { data: menus } = useGetNavigationQuery({})
  const isSlow = useIsSlow()
  const suggestions = [
    { to: '/whats-on?when=tonight', text: t('events:listing.tonight') },
    { to: '/whats-on?when=weekend', text: t('events:listing.weekend') },
    { to: '/whats-on', text: t('allEvents') },
  ]
  return (
    <>
      <ResultCount isHidden={!isSlow}>{isSlow && t('slow')}</ResultCount>
      <div className={styles.start}>
        <p className="max-width-44">{t('landingText')}</p>
        <ChipList aria-label={t('events:listing.quickFilters')}>
          {suggestions.map(({ to, text }) => (
            <li key={to}>
              <ChipLink to={to}>{text}</ChipLink>
            </li>
          ))}
        </ChipList>
        <ul className={styles.links} aria-label={t('venues')}>
          {menus?.venues.map(({ slug, name, city }) => (
            <li key={slug}>
              <TextLink to={`/venues/${slug}`}>{t('place', { name, city })}</TextLink>
            </li>
          ))}
        </ul>
      </div>
      <NextEvents />
    </>
  )
}
