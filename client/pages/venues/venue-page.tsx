import { useParams, type LoaderFunctionArgs } from 'react-router-dom'
import { useGetVenueQuery } from '../../data/api.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { prefetchQuery } from '../../routing/route-data.ts'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import { LeadText } from '../../ui/text/lead-text.tsx'
import { ImageGrid } from '../../ui/media/image-grid.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { VenueHero } from './venue-hero.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { VenueEventsSection } from './venue-events-section.tsx'
import { loadLocation } from './load-location.ts'
import { LocationFacts } from './location-facts.tsx'
import { venuePath } from './location-paths.ts'
import styles from './venue-page.module.css'
import { VisitorInfo } from './visitor-info.tsx'
import { markLanguage } from '../../ui/text/mark-language.tsx'

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const slug = params.slug!
  // Not awaited: the page renders without the events.
  prefetchQuery(context, 'getVenueEvents', { slug })
  await loadLocation(context, 'getVenue', slug, request)
  return null
}

export function Component() {
  const t = useT('venues')
  const { slug = '' } = useParams()
  const { data: venue } = useGetVenueQuery({ slug })
  usePageMeta({
    title: venue?.content?.metaTitle ?? t('common:titlePattern', { title: venue ? t('venue.metaTitle', venue) : '' }),
    description: venue?.content?.metaDescription ?? venue?.tagline ?? '',
    canonicalPath: venuePath(slug),
    pageSubject: venue && { kind: 'venue', venue },
    image: venue?.image,
  })
  if (!venue) return null
  const { name, image, content, tagline, descriptionHtml, gallery } = venue
  return (
    <>
      <PageBreadcrumbs
        items={[
          { children: t('common:venues'), href: '/venues' },
          { children: name, href: venuePath(slug) },
        ]}
      />
      <VenueHero name={name} image={image} />
      <Container className={styles.intro}>
        <LeadText>{markLanguage(content?.lead ?? tagline, (content ?? venue).lang)}</LeadText>
        <LocationFacts location={venue} />
      </Container>
      <VenueEventsSection venue={venue} />
      {descriptionHtml && (
        <Container className={styles.text}>
          <RichText html={descriptionHtml} />
        </Container>
      )}
      <VisitorInfo location={venue} />
      {content && (
        <Container className={styles.text}>
          <RichText html={content.html} article />
        </Container>
      )}
      {gallery.length > 0 && (
        <Container className={styles.pictures}>
          <ImageGrid label={t('venue.pictures', { name })} images={gallery} />
        </Container>
      )}
    </>
  )
}
