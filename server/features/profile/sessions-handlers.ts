import type { SignedInPlace } from '#shared/api/profile/profile-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import type { SignedInSession } from '../../session/shopper-session.ts'
import { logEvent } from '../../logging/security-events.ts'

type SessionsHandlers = Pick<Handlers, 'getSessions' | 'endSession' | 'endOtherSessions'>

const locales: Record<Language, string> = { en: 'en-GB', de: 'de-DE' }
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const ago = (elapsed: number): SignedInPlace['seen'] => {
  // The list may be five minutes behind.
  if (elapsed < 6 * minute) return { unit: 'now', count: 0 }
  if (elapsed < hour) return { unit: 'minutes', count: Math.floor(elapsed / minute) }
  if (elapsed < day) return { unit: 'hours', count: Math.floor(elapsed / hour) }
  return { unit: 'days', count: Math.floor(elapsed / day) }
}

const present = (
  { key, own, device, startedAt, seenAt }: SignedInSession,
  language: Language,
  now: number,
): SignedInPlace => ({
  key,
  own,
  ...device,
  since: new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'Europe/London' }).format(startedAt),
  seen: own ? { unit: 'now', count: 0 } : ago(now - seenAt),
})

/** Where the customer is signed in, this place first. */
export const createSessionsHandlers = (now: () => number): SessionsHandlers => ({
  getSessions: async (_input, { session, preferences: { language } }) => {
    const sessions = await session.signedIn.list()
    const sorted = sessions.toSorted((a, b) => Number(b.own) - Number(a.own))
    return { places: sorted.map((one) => present(one, language, now())) }
  },

  endSession: async ({ key }, { session, log }) => {
    // The own one has no name any more once it has ended.
    const name = await session.logName()
    if (!(await session.signedIn.end(key))) throw new AppError(404, 'not_found', 'There is no such session.')
    logEvent(log, { event: 'auth.ended_session', session: name })
    return {}
  },

  endOtherSessions: async (_input, { session }) => ({ ended: await session.signedIn.endOthers() }),
})
