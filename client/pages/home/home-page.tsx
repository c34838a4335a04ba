import { memo } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { useGetNavigationQuery } from '../../data/api.ts'
import type { Home } from '#shared/api/catalogue/catalogue-schemas.ts'
import { NewsletterSignUpSection } from '../../features/cms-forms/newsletter-sign-up-section.tsx'
import { usePageMeta } from '../../routing/page-meta.ts'
import { StreamedList } from '../../features/filtered-lists/streamed-list.tsx'
import { useStreamedListState } from '../../features/filtered-lists/use-streamed-list.ts'
import { useT } from '../../i18n/i18n.ts'
import { loadList } from '../../routing/route-data.ts'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'
import { HomeEvents } from './home-events.tsx'
import { HomeVenues } from './home-venues.tsx'
import { MembershipBand, OtherTeasers } from './home-teasers.tsx'

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  await loadList(context, 'getHome', {}, request)
  return null
}

const HomeSections = ({ home }: { home: Home }) => {
  const { hero, upcomingEvents, posterEvents, justAnnounced, venues, teasers } = home
  return (
    <>
      {hero ? (
        <HomeHero event={hero} />
      ) : (
        <Container>
          <PageHead title={home.title} lang={home.lang} />
        </Container>
      )}
      <HomeEvents upcomingEvents={upcomingEvents} posterEvents={posterEvents} justAnnounced={justAnnounced} />
      <MembershipBand teasers={teasers} />
      <HomeVenues venues={venues} />
      <OtherTeasers teasers={teasers} />
    </>
  )
}

/** `memo`: see `StreamedList`. */
const LateHome = memo(() => (
  <StreamedList name="getHome" arg={{}} skeleton={<HomeSkeleton />}>
    {(home) => <HomeSections home={home} />}
  </StreamedList>
))

export function Component() {
  const t = useT('home')
  const { data: home } = useStreamedListState('getHome', {})
  const { data: navigation } = useGetNavigationQuery({})
  const brand = t('common:brand')
  usePageMeta({
    title: home ? t('title', { brand, line: home.title }) : brand,
    description: t('description'),
    canonicalPath: '/',
    pageSubject: { kind: 'shop', profiles: navigation?.social.map(({ href }) => href) ?? [] },
  })
  return (
    <>
      <LateHome />
      <NewsletterSignUpSection />
    </>
  )
}
