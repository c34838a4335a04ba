import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { useEventWords } from '../../../features/events/event-card-props.ts'
import { useT } from '../../../i18n/i18n.ts'
import { Streamed } from '../../../data/streamed.tsx'
import { Card } from '../../../features/events/card.tsx'
import { Quiet } from '../../../ui/text/quiet.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { SkeletonWall } from '../../../ui/feedback/skeleton-wall.tsx'
import { TextLink } from '../../../ui/actions/text-link.tsx'
import { Wall } from '../../../ui/layout/wall.tsx'
import { WithScript } from '../../../ui/layout/with-script.tsx'

const shown = 4

/**
 * Other nights in the same room. They come when they come; until then, and without a script, the link in the heading
 * leads to all of them.
 */
export function AlsoHere({ event: { slug, venue } }: { event: EventPage }) {
  const t = useT('events')
  const { card } = useEventWords()
  const everything = { to: `/whats-on?venue=${venue.slug}`, text: t('event.everythingHere', { venue: venue.name }) }
  const link = <TextLink to={everything.to}>{everything.text}</TextLink>
  return (
    <Section id="also-here" title={t('event.alsoHere')} more={everything}>
      <Streamed
        name="getRelatedEvents"
        arg={{ slug }}
        fallback={
          <WithScript as="div">
            <SkeletonWall count={shown} />
          </WithScript>
        }
        failed={
          <Quiet>
            {t('event.alsoFailed')} {link}
          </Quiet>
        }
      >
        {({ events }) =>
          events.length > 0 ? (
            <Wall>
              {events.slice(0, shown).map((event) => (
                <Card key={event.slug} {...card(event)} />
              ))}
            </Wall>
          ) : (
            <Quiet>{t('event.nothingElse')}</Quiet>
          )
        }
      </Streamed>
    </Section>
  )
}
