import type { SessionDeps } from './session-deps.ts'
import { loginRequiredError } from './session-errors.ts'
import type { SessionLifecycle } from './session-lifecycle.ts'
import type { CustomerSessions } from './shopper-session.ts'
import { logId } from './vault/session-keys.ts'
import { logEvent } from '../logging/security-events.ts'

/** Lists and ends the sessions of the signed-in customer. `CustomerSessions` documents each call. */
export const createCustomerSessions = (deps: SessionDeps, lifecycle: SessionLifecycle): CustomerSessions => {
  const { browserSession, keys, storage, sessionList, tokenService, language, log } = deps

  const requireCustomer = async () => {
    const current = await lifecycle.readContents()
    const key = await browserSession.getKey()
    if (!current || key === undefined || current.claims.guest_user) throw loginRequiredError()
    return { key, claims: current.claims }
  }

  const listWithKeys = async () => {
    const { key: currentKey, claims } = await requireCustomer()
    const sessions = await sessionList.listSessions(claims.id)
    return sessions.map((session) => ({
      ...session,
      isCurrent: session.key === currentKey,
      listedKeys: keys.getListedKeys(currentKey, session.key),
    }))
  }

  const forgetDevicesOf = (email: string) => storage.forgetDevices(keys.getAccountKeys(email))

  const revokeOthers = async () => {
    const { key, claims } = await requireCustomer()
    await forgetDevicesOf(claims.email)
    const otherKeys = (await sessionList.listSessions(claims.id))
      .map((session) => session.key)
      .filter((sessionKey) => sessionKey !== key)
    await sessionList.revokeSessions(claims.id, otherKeys, language)
    if (otherKeys.length > 0)
      logEvent(log, {
        event: 'auth.other_sessions_revoked',
        session: logId(key),
        email: claims.email,
        count: otherKeys.length,
      })
    return otherKeys.length
  }

  return {
    async list() {
      const sessions = await listWithKeys()
      return sessions.map(({ listedKeys, device, startedAt, seenAt, isCurrent }) => ({
        key: listedKeys[0]!,
        device,
        startedAt,
        seenAt,
        isCurrent,
      }))
    },
    async revoke(listedKey) {
      const { claims } = await requireCustomer()
      const session = (await listWithKeys()).find(({ listedKeys }) => listedKeys.includes(listedKey))
      if (!session) return false
      if (session.isCurrent) await lifecycle.signOut()
      else await sessionList.revokeSessions(claims.id, [session.key], language)
      await forgetDevicesOf(claims.email)
      return true
    },
    revokeOthers,
    async revokeAllFor(credentials) {
      await forgetDevicesOf(credentials.email)
      // This sign-in only checks the password, so its tokens are revoked at once.
      const { refreshToken, claims } = await tokenService.login(credentials, language)
      await tokenService.revoke(refreshToken, language)
      const { id } = claims
      const current = await lifecycle.readContents()
      if (current && !current.claims.guest_user && current.claims.id === id) {
        await revokeOthers()
        return lifecycle.signOut()
      }
      await sessionList.revokeSessions(
        id,
        (await sessionList.listSessions(id)).map(({ key }) => key),
        language,
      )
    },
    forgetDevices: async () => forgetDevicesOf((await requireCustomer()).claims.email),
  }
}
