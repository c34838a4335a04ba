import { memo } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { useGetNavigationQuery } from '../../data/api.ts'
import type { Home } from '#shared/api/catalogue/catalogue-schemas.ts'
import { NewsletterBand } from '../../features/cms-forms/newsletter-band.tsx'
import { usePageMeta } from '../../routing/page-meta.ts'
import { LateList } from '../../features/lists/late-list.tsx'
import { useListState } from '../../features/lists/use-late-data.ts'
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
          <PageHead title={home.title} />
        </Container>
      )}
      <HomeEvents upcomingEvents={upcomingEvents} posterEvents={posterEvents} justAnnounced={justAnnounced} />
      <MembershipBand teasers={teasers} />
      <HomeVenues venues={venues} />
      <OtherTeasers teasers={teasers} />
    </>
  )
}

/** `memo`: see `LateList`. */
const LateHome = memo(() => (
  <LateList name="getHome" arg={{}} skeleton={<HomeSkeleton />}>
    {(home) => <HomeSections home={home} />}
  </LateList>
))

export function Component() {
  const t = useT('home')
  const { data: home } = useListState('getHome', {})
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
      <NewsletterBand />
    </>
  )
}
