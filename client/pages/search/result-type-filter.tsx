import type { SearchListing } from '#shared/api/search/search-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { searchPath, type SearchCriteria } from '../../features/search/search-path.ts'
import { ChipLink, ChipList } from '../../ui/lists/chip-list.tsx'
import { chooseFacet } from './read-search-criteria.ts'

/** Links that filter by type of result, so that the filter works without JavaScript. */
export function ResultTypeFilter({ listing: { facets }, search }: { listing: SearchListing; search: SearchCriteria }) {
  const t = useT('search')
  if (facets.types.length < 2 && !search.type) return null
  const totalCount = facets.types.reduce((sum, { count }) => sum + count, 0)
  const choices = [
    { value: '', text: t('everything', { count: totalCount }) },
    ...facets.types.map(({ value, count }) => ({ value, text: t(`type.${value}`, { count }) })),
  ]
  return (
    <nav className="padding-top-16" aria-label={t('resultTypes')}>
      <ChipList>
        {choices.map(({ value, text }) => (
          <li key={value}>
            <ChipLink
              to={searchPath(chooseFacet(search, 'type', value))}
              aria-current={(search.type ?? '') === value ? 'true' : undefined}
            >
              {text}
            </ChipLink>
          </li>
        ))}
      </ChipList>
    </nav>
  )
}
