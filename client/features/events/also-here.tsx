import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { useEventWords } from '../../app/event-card-props.ts'
import { useT } from '../../app/i18n.ts'
import { Streamed } from '../../app/streamed.tsx'
import { Card } from '../../ui/card.tsx'
import { Quiet } from '../../ui/quiet.tsx'
import { Section } from '../../ui/section.tsx'
import { SkeletonWall } from '../../ui/skeleton-wall.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Wall } from '../../ui/wall.tsx'
import { WithScript } from '../../ui/with-script.tsx'

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
