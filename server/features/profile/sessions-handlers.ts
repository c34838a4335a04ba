import type { ActiveSession } from '#shared/api/profile/profile-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import { formatDay } from '../../presentation/event-date.ts'
import type { CustomerSession } from '../../session/shopper-session.ts'
import { logEvent } from '../../logging/security-events.ts'

type SessionsHandlers = Pick<Handlers, 'getSessions' | 'revokeSession' | 'revokeOtherSessions'>

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const toElapsed = (elapsed: number): ActiveSession['lastSeen'] => {
  // The storage updates `seenAt` only every five minutes.
  if (elapsed < 6 * minute) return { unit: 'now', count: 0 }
  if (elapsed < hour) return { unit: 'minutes', count: Math.floor(elapsed / minute) }
  if (elapsed < day) return { unit: 'hours', count: Math.floor(elapsed / hour) }
  return { unit: 'days', count: Math.floor(elapsed / day) }
}

const presentSession = (
  { key, isCurrent, device, startedAt, seenAt }: CustomerSession,
  language: Language,
  now: number,
): ActiveSession => ({
  key,
  isCurrent,
  ...device,
  signedInOn: formatDay(startedAt, language),
  lastSeen: isCurrent ? { unit: 'now', count: 0 } : toElapsed(now - seenAt),
})

/** Handlers for the customer's sessions; the list begins with this session. */
export const createSessionsHandlers = (now: () => number): SessionsHandlers => ({
  getSessions: async (_input, { session, preferences: { language } }) => {
    const sessions = await session.customerSessions.list()
    const sorted = sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
    return { sessions: sorted.map((customerSession) => presentSession(customerSession, language, now())) }
  },

  revokeSession: async ({ key }, { session, log }) => {
    // Reads the log id first, because a revoked session has none.
    const [name, claims] = await Promise.all([session.getLogId(), session.getClaims()])
    if (!(await session.customerSessions.revoke(key))) throw new AppError(404, 'not_found', 'There is no such session.')
    logEvent(log, { event: 'auth.session_revoked', session: name, email: claims?.email })
    return {}
  },

  revokeOtherSessions: async (_input, { session }) => ({ revokedCount: await session.customerSessions.revokeOthers() }),
})
