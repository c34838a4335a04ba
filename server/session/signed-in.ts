import { AppError } from '../http/errors.ts'
import { loginRequired, type SessionDeps } from './session-deps.ts'
import type { SessionLife } from './session-life.ts'
import type { SignedIn } from './shopper-session.ts'
import { inLog } from './vault/session-keys.ts'
import { logEvent } from '../logging/security-events.ts'

/** Where the customer of a request is signed in; `SignedIn` says what each call promises. */
export const createSignedIn = (deps: SessionDeps, life: SessionLife): SignedIn => {
  const { browser, keys, userSessions, tokens, language, signal, log } = deps

  const customer = async () => {
    const current = await life.contents()
    const key = await browser.key()
    if (!current || key === undefined || current.claims.guest_user) throw loginRequired()
    return { key, claims: current.claims }
  }

  const named = async () => {
    const { key: own, claims } = await customer()
    const sessions = await userSessions.list(claims.id)
    return sessions.map((session) => ({
      ...session,
      own: session.key === own,
      listKeys: keys.ofListed(own, session.key),
    }))
  }

  const endOthers = async () => {
    const { key, claims } = await customer()
    const others = (await userSessions.list(claims.id)).map((session) => session.key).filter((other) => other !== key)
    await userSessions.end(claims.id, others, language)
    if (others.length > 0) logEvent(log, { event: 'auth.ended_others', session: inLog(key), count: others.length })
    return others.length
  }

  /** Proves a password by signing in with it upstream; the tokens are taken back unused. */
  const claimsFor = async (credentials: { email: string; password: string }) => {
    const fresh = await tokens.login(credentials, language, signal)
    await tokens.revoke(fresh.refreshToken, language)
    return fresh.claims
  }

  return {
    async list() {
      const sessions = await named()
      return sessions.map(({ listKeys, device, startedAt, seenAt, own }) => ({
        key: listKeys[0]!,
        device,
        startedAt,
        seenAt,
        own,
      }))
    },
    async end(listKey) {
      const { claims } = await customer()
      const found = (await named()).find(({ listKeys }) => listKeys.includes(listKey))
      if (!found) return false
      if (found.own) await life.signOut()
      else await userSessions.end(claims.id, [found.key], language)
      return true
    },
    endOthers,
    async endAllOf(credentials) {
      const { id } = await claimsFor(credentials)
      const current = await life.contents()
      if (current && !current.claims.guest_user && current.claims.id === id) {
        await endOthers()
        return life.signOut()
      }
      await userSessions.end(
        id,
        (await userSessions.list(id)).map(({ key }) => key),
        language,
      )
    },
    async isPassword(password) {
      const { claims } = await customer()
      try {
        return (await claimsFor({ email: claims.email, password })).id === claims.id
      } catch (error) {
        if (error instanceof AppError && error.status === 401) return false
        throw error
      }
    },
  }
}
