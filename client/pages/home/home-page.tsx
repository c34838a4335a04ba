import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { useGetHomeQuery, useGetNavigationQuery } from '../../data/api.ts'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { load } from '../../routing/load.ts'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Wrap } from '../../ui/layout/wrap.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeNights } from './home-nights.tsx'
import { HomeRooms } from './home-rooms.tsx'
import { MembershipBand, OtherTeasers } from './home-teasers.tsx'
import { isTonight } from './is-tonight.ts'
import { NewsletterBand } from './newsletter-band.tsx'

/**
 * `tonight` travels with the page instead of being asked of the clock while rendering: past midnight server and browser
 * would differ.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { hero } = await load(context, 'getHome', {}, request)
  return { tonight: hero !== null && isTonight(hero.date.iso, new Date()) }
}

export function Component() {
  const t = useT('home')
  const { tonight } = useLoaderData<typeof loader>()
  const { data: home } = useGetHomeQuery({})
  const { data: navigation } = useGetNavigationQuery({})
  usePageHead({
    title: t('title', { brand: t('common:brand'), line: home?.title ?? '' }),
    description: t('description'),
    canonicalPath: '/',
    about: { kind: 'shop', profiles: navigation?.social.map(({ href }) => href) ?? [] },
  })
  if (!home) return null
  const { hero, comingUp, wall, justAnnounced, venues, teasers } = home
  return (
    <>
      {hero ? (
        <HomeHero night={hero} tonight={tonight} />
      ) : (
        <Wrap>
          <PageHead title={home.title} />
        </Wrap>
      )}
      <HomeNights comingUp={comingUp} wall={wall} justAnnounced={justAnnounced} />
      <MembershipBand teasers={teasers} />
      <HomeRooms venues={venues} />
      <OtherTeasers teasers={teasers} />
      <NewsletterBand />
    </>
  )
}
