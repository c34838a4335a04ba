import type { LoaderFunctionArgs } from 'react-router-dom'
import { useGetVenuesQuery } from '../../data/api.ts'
import { formatCount } from '../../i18n/format-count.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { loadQuery } from '../../routing/route-data.ts'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { VenueTiles } from '../../features/venues/venue-tiles.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { venuePath } from './location-paths.ts'

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  await loadQuery(context, 'getVenues', {}, request)
  return null
}

export function Component() {
  const t = useT('venues')
  const language = useLanguage()
  const { data } = useGetVenuesQuery({})
  usePageMeta({
    title: data?.content?.metaTitle ?? t('common:titlePattern', { title: t('venues.metaTitle') }),
    description: data?.content?.metaDescription ?? t('venues.description'),
    canonicalPath: '/venues',
  })
  if (!data) return null
  const { venues, content } = data
  const venueTiles = venues.map(({ slug, name, city, capacity, image }) => ({
    to: venuePath(slug),
    name,
    note: capacity === null ? city : t('venues.capacity', { city, number: formatCount(capacity, language) }),
    image,
  }))
  return (
    <>
      <PageBreadcrumbs items={[{ children: t('common:venues'), href: '/venues' }]} />
      <Container>
        <PageHead title={content?.title ?? t('venues.title')} lead={content?.lead} lang={content?.lang} />
      </Container>
      <Container as="section" className="padding-bottom-48" aria-labelledby="venues">
        {/* The title of the page says it already. */}
        <VisuallyHidden as="h2" id="venues">
          {t('venues.heading')}
        </VisuallyHidden>
        <VenueTiles venues={venueTiles} />
        <p className="margin-top-24">
          <TextLink to="/branches">{t('venues.allLocations')}</TextLink>
        </p>
      </Container>
      {content && (
        <Container className="padding-top-48 padding-bottom-96">
          <RichText html={content.html} article />
        </Container>
      )}
    </>
  )
}
