import type { LoaderFunctionArgs } from 'react-router-dom'
import { useGetHomeQuery, useGetNavigationQuery } from '../../data/api.ts'
import { NewsletterBand } from '../../features/cms-forms/newsletter-band.tsx'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { loadQuery } from '../../routing/route-data.ts'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeEvents } from './home-events.tsx'
import { HomeVenues } from './home-venues.tsx'
import { MembershipBand, OtherTeasers } from './home-teasers.tsx'

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  await loadQuery(context, 'getHome', {}, request)
  return null
}

export function Component() {
  const t = useT('home')
  const { data: home } = useGetHomeQuery({})
  const { data: navigation } = useGetNavigationQuery({})
  usePageMeta({
    title: t('title', { brand: t('common:brand'), line: home?.title ?? '' }),
    description: t('description'),
    canonicalPath: '/',
    pageSubject: { kind: 'shop', profiles: navigation?.social.map(({ href }) => href) ?? [] },
  })
  if (!home) return null
  const { hero, upcomingEvents, posterEvents, justAnnounced, venues, teasers } = home
  return (
    <>
      {hero ? (
        <HomeHero event={hero} />
      ) : (
        <Container>
          <PageHead title={home.title} />
        </Container>
      )}
      <HomeEvents upcomingEvents={upcomingEvents} posterEvents={posterEvents} justAnnounced={justAnnounced} />
      <MembershipBand teasers={teasers} />
      <HomeVenues venues={venues} />
      <OtherTeasers teasers={teasers} />
      <NewsletterBand />
    </>
  )
}
