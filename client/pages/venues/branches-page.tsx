import type { LoaderFunctionArgs } from 'react-router-dom'
import type { LocationType } from '#shared/api/locations/locations-schemas.ts'
import { useGetBranchesQuery } from '../../data/api.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { loadQuery } from '../../routing/route-data.ts'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import { OpeningHours } from './opening-hours.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { LocationCard, LocationCards } from './location-card.tsx'
import { MutedText } from '../../ui/text/muted-text.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { MapLink } from './map-link.tsx'
import { LocationContact } from './location-contact.tsx'
import { branchPath } from './location-paths.ts'
import { formatOpeningHours } from './format-opening-hours.ts'

/** The groups in the order of the page, the most visited type first. */
const branchGroups: { name: string; types: LocationType[] }[] = [
  { name: 'venues', types: ['venue'] },
  { name: 'others', types: ['box_office', 'office'] },
]

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  await loadQuery(context, 'getBranches', {}, request)
  return null
}

export function Component() {
  const t = useT('venues')
  const branches = useGetBranchesQuery({}).data?.branches
  const title = t('branches.title')
  usePageMeta({
    title: t('common:titlePattern', { title }),
    description: t('branches.description'),
    canonicalPath: '/branches',
  })
  if (!branches) return null
  const visibleGroups = branchGroups
    .map(({ name, types }) => ({ name, branchesInGroup: branches.filter(({ type }) => types.includes(type)) }))
    .filter(({ branchesInGroup }) => branchesInGroup.length > 0)
  return (
    <>
      <PageBreadcrumbs items={[{ children: title, href: '/branches' }]} />
      <Container>
        <PageHead title={title} lead={t('branches.lead')} />
        {visibleGroups.length === 0 && <MutedText as="p">{t('branches.none')}</MutedText>}
      </Container>
      {visibleGroups.map(({ name: group, branchesInGroup }) => (
        <Section key={group} id={group} title={t(`branches.${group}`)} tight>
          <LocationCards>
            {branchesInGroup.map((branch) => (
              <LocationCard
                key={branch.slug}
                to={branchPath(branch.slug)}
                name={branch.name}
                note={branch.tagline}
                lang={branch.lang}
                address={branch.address}
              >
                <OpeningHours items={formatOpeningHours(branch.openingHours, t)} lang={branch.lang} />
                <LocationContact location={branch} />
                <MapLink location={branch} />
              </LocationCard>
            ))}
          </LocationCards>
        </Section>
      ))}
    </>
  )
}
