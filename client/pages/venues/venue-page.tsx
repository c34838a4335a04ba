import { useParams, type LoaderFunctionArgs } from 'react-router-dom'
import { homeBreadcrumbs } from '#shared/rules/breadcrumbs.ts'
import { useGetVenueQuery } from '../../data/api.ts'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { start } from '../../routing/load.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { Lead } from '../../ui/text/lead.tsx'
import { PictureRows } from '../../ui/media/picture-rows.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { VenueHero } from './venue-hero.tsx'
import { Wrap } from '../../ui/layout/wrap.tsx'
import { ComingUp } from './coming-up.tsx'
import { loadPlace } from './load-place.ts'
import { PlaceFacts } from './place-facts.tsx'
import { venuePath } from './place-paths.ts'
import styles from './venue-page.module.css'
import { Visit } from './visit.tsx'

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const slug = params.slug!
  // Not waited for: the room is there without its nights.
  start(context, 'getVenueNights', { slug })
  await loadPlace(context, 'getVenue', slug, request)
  return null
}

export function Component() {
  const t = useT('venues')
  const { slug = '' } = useParams()
  const { data: venue } = useGetVenueQuery({ slug })
  usePageHead({
    title: venue?.text?.metaTitle ?? t('common:titlePattern', { title: venue ? t('venue.metaTitle', venue) : '' }),
    description: venue?.text?.metaDescription ?? venue?.tagline ?? '',
    canonicalPath: venuePath(slug),
    about: venue && { kind: 'venue', venue },
    image: venue?.image,
  })
  if (!venue) return null
  const { name, image, text, tagline, descriptionHtml, gallery } = venue
  return (
    <>
      <Breadcrumbs
        label={t('common:breadcrumbs')}
        items={[
          ...homeBreadcrumbs(t('common:home')),
          { children: t('common:venues'), href: '/venues' },
          { children: name, href: venuePath(slug) },
        ]}
      />
      <VenueHero name={name} image={image} />
      <Wrap className={styles.intro}>
        <Lead>{text?.lead ?? tagline}</Lead>
        {descriptionHtml && <RichText html={descriptionHtml} />}
        <PlaceFacts place={venue} />
      </Wrap>
      <ComingUp venue={venue} />
      <Visit place={venue} />
      {text && (
        <Wrap className={styles.text}>
          <RichText html={text.html} article />
        </Wrap>
      )}
      {gallery.length > 0 && (
        <Wrap className={styles.pictures}>
          <PictureRows label={t('venue.pictures', { name })} pictures={gallery} />
        </Wrap>
      )}
    </>
  )
}
