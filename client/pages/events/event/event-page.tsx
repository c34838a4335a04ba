import { useState } from 'react'
import { data, useActionData, useParams, type LoaderFunctionArgs } from 'react-router-dom'
import { saleRules } from '#shared/rules/sale-status.ts'
import { useGetEventQuery } from '../../../data/api.ts'
import type { ChosenTotal } from '../../../features/buying/buy-bar.tsx'
import { createBuyAction, type RejectedQuantities } from '../../../features/buying/create-buy-action.ts'
import { useRemainingErrors } from '../../../features/buying/use-remaining-errors.ts'
import { NewsletterSignUpSection } from '../../../features/cms-forms/newsletter-sign-up-section.tsx'
import { eventPath } from '../../../features/events/event-labels.ts'
import { usePageMeta } from '../../../routing/page-meta.ts'
import { useT } from '../../../i18n/i18n.ts'
import { loadQuery, prefetchQuery } from '../../../routing/route-data.ts'
import { PageBreadcrumbs } from '../../../routing/page-breadcrumbs.tsx'
import { EventLayout } from './event-layout.tsx'
import { OptimizedImage } from '../../../ui/media/optimized-image.tsx'
import { MoreAtVenue } from './more-at-venue.tsx'
import { EventBuyBar } from './event-buy-bar.tsx'
import { EventDetails } from './event-details.tsx'
import { EventHead } from './event-head.tsx'
import { EventTickets } from './event-tickets.tsx'
import { hasNoMoreTickets } from './sale-actions.ts'

export const action = createBuyAction('events')

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const slug = params.slug!
  // No event can have another slug, so such a path sends no request.
  if (!/^[a-z0-9-]{1,160}$/.test(slug)) throw data(null, { status: 404 })
  prefetchQuery(context, 'getRelatedEvents', { slug })
  const event = await loadQuery(context, 'getEvent', { slug }, request)
  if (hasNoMoreTickets(event)) await prefetchQuery(context, 'getNextEvents', { slug })
  return null
}

export function Component() {
  const t = useT('events')
  const { slug = '' } = useParams()
  const { data: event } = useGetEventQuery({ slug })
  const [chosen, setChosen] = useState<ChosenTotal>()
  const rejected = useActionData<RejectedQuantities>()
  const remaining = useRemainingErrors(rejected)
  const title = event ? t('event.title', { name: event.metaTitle || event.name, date: event.date.long }) : ''
  usePageMeta({
    title: t('common:titlePattern', { title }),
    description: event?.metaDescription,
    canonicalPath: eventPath(slug),
    pageSubject: event && { kind: 'event', event },
    hasErrors: remaining.errors.length > 0,
  })
  if (!event) return null
  return (
    <>
      <PageBreadcrumbs
        items={[
          { children: t('common:whatsOn'), href: '/whats-on' },
          { children: event.name, href: eventPath(slug), lang: event.lang },
        ]}
      />
      <EventLayout
        isCancelled={saleRules[event.status].eventState === 'cancelled'}
        poster={
          event.image && (
            <OptimizedImage
              image={event.image}
              sizes="(min-width: 100rem) 38rem, (min-width: 64rem) 40vw, 100vw"
              priority
            />
          )
        }
      >
        <EventHead event={event} />
        {/* Keyed by event, so that the quantity is not carried over to another event. */}
        <EventTickets key={event.slug} event={event} rejected={rejected} remaining={remaining} onChoose={setChosen} />
        <EventDetails event={event} />
      </EventLayout>
      <MoreAtVenue event={event} />
      <NewsletterSignUpSection />
      <EventBuyBar event={event} chosen={chosen} />
    </>
  )
}
