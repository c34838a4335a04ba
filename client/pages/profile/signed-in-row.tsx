import type { TFunction } from 'i18next'
import { Form } from 'react-router-dom'
import type { SignedInPlace } from '#shared/api/profile/profile-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { SignedInItem } from './signed-in-list.tsx'
import { TextButton } from '../../ui/actions/text-button.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'

/** "Firefox on Windows", or as much of it as the browser said. */
const nameOf = ({ browser, system, kind }: SignedInPlace, t: TFunction) =>
  browser && system ? t('sessions.browserOn', { browser, system }) : (browser ?? system ?? t(`sessions.kind.${kind}`))

export function SignedInRow({ place }: { place: SignedInPlace }) {
  const t = useT('profile')
  const name = nameOf(place, t)
  const { unit, count } = place.seen
  const facts = [
    t(`sessions.kind.${place.kind}`),
    t('sessions.since', { date: place.since }),
    ...(place.own ? [] : [t(`sessions.seen.${unit}`, { count })]),
  ]
  return (
    <SignedInItem name={name} facts={facts} {...(place.own ? { mark: t('sessions.own') } : {})}>
      {place.own ? null : (
        <Form method="post">
          <input type="hidden" name="key" value={place.key} />
          <TextButton type="submit">
            {t('sessions.end')} <VisuallyHidden>{name}</VisuallyHidden>
          </TextButton>
        </Form>
      )}
    </SignedInItem>
  )
}
