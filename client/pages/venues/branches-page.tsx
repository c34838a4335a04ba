import type { LoaderFunctionArgs } from 'react-router-dom'
import type { LocationType } from '#shared/api/locations/locations-schemas.ts'
import { homeBreadcrumbs } from '#shared/rules/breadcrumbs.ts'
import { useGetBranchesQuery } from '../../data/api.ts'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { load } from '../../routing/load.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { Hours } from './hours.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { PlaceCard, PlaceCards } from './place-card.tsx'
import { Quiet } from '../../ui/text/quiet.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Wrap } from '../../ui/layout/wrap.tsx'
import { MapLink } from './map-link.tsx'
import { PlaceContact } from './place-contact.tsx'
import { branchPath } from './place-paths.ts'
import { hoursInWords } from './place-words.ts'

/** In the order of the page: where most people want to go comes first. */
const groups: { name: string; types: LocationType[] }[] = [
  { name: 'venues', types: ['venue'] },
  { name: 'others', types: ['box_office', 'office'] },
]

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  await load(context, 'getBranches', {}, request)
  return null
}

export function Component() {
  const t = useT('venues')
  const branches = useGetBranchesQuery({}).data?.branches
  const title = t('branches.title')
  usePageHead({
    title: t('common:titlePattern', { title }),
    description: t('branches.description'),
    canonicalPath: '/branches',
  })
  if (!branches) return null
  const shown = groups
    .map(({ name, types }) => ({ name, places: branches.filter(({ type }) => types.includes(type)) }))
    .filter(({ places }) => places.length > 0)
  return (
    <>
      <Breadcrumbs
        label={t('common:breadcrumbs')}
        items={[...homeBreadcrumbs(t('common:home')), { children: title, href: '/branches' }]}
      />
      <Wrap>
        <PageHead title={title} lead={t('branches.lead')} />
        {shown.length === 0 && <Quiet as="p">{t('branches.none')}</Quiet>}
      </Wrap>
      {shown.map(({ name: group, places }) => (
        <Section key={group} id={group} title={t(`branches.${group}`)} tight>
          <PlaceCards>
            {places.map((place) => (
              <PlaceCard
                key={place.slug}
                to={branchPath(place.slug)}
                name={place.name}
                note={place.tagline}
                address={place.address}
              >
                <Hours items={hoursInWords(place.openingHours, t)} />
                <PlaceContact place={place} />
                <MapLink place={place} />
              </PlaceCard>
            ))}
          </PlaceCards>
        </Section>
      ))}
    </>
  )
}
