import type { TFunction } from 'i18next'
import { Form } from 'react-router-dom'
import type { ActiveSession } from '#shared/api/profile/profile-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { SessionListItem } from './session-list.tsx'
import { TextButton } from '../../ui/actions/text-button.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'

/** "Firefox on Windows", or the part of it that is known. */
export const getDeviceLabel = ({ browser, system, kind }: ActiveSession, t: TFunction) =>
  browser && system ? t('sessions.browserOn', { browser, system }) : (browser ?? system ?? t(`sessions.device.${kind}`))

type SessionRowProps = {
  session: ActiveSession
  /** Its place in the list, which tells two sessions on one kind of device apart for screen readers. */
  position: number
  total: number
}

export function SessionRow({ session, position, total }: SessionRowProps) {
  const t = useT('profile')
  const name = getDeviceLabel(session, t)
  const { unit, count } = session.lastSeen
  const facts = [
    [
      t(`sessions.device.${session.kind}`),
      ...(session.isCurrent ? [] : [t(`sessions.lastSeen.${unit}`, { count })]),
    ].join(' · '),
    t('sessions.since', { date: session.signedInOn }),
  ]
  return (
    <SessionListItem name={name} facts={facts} {...(session.isCurrent ? { currentLabel: t('sessions.current') } : {})}>
      {session.isCurrent ? null : (
        <Form method="post">
          <input type="hidden" name="key" value={session.key} />
          <TextButton type="submit">
            {t('sessions.end')} <VisuallyHidden>{t('sessions.which', { name, position, total })}</VisuallyHidden>
          </TextButton>
        </Form>
      )}
    </SessionListItem>
  )
}
