import type { Request, RequestHandler, Response } from 'express'
import type { Config } from '../config/config.ts'
import { sessionUnavailableError } from '../http/session-unavailable.ts'
import type { Storage } from '../storage/storage.ts'
import { getSessionCookieName, getSessionCookieOptions, type SessionCookieConfig } from './session-cookie.ts'
import type { SessionKeys } from './vault/session-keys.ts'

type BrowserSessionDeps = {
  storage: Storage
  keys: SessionKeys
  sessionMiddleware: RequestHandler
  config: SessionCookieConfig & Pick<Config, 'sessionAbsoluteMs'>
  now: () => number
}

/** The express-session of one request. It identifies the browser by key and authorises nothing. */
export type BrowserSession = {
  /** The key of the browser's session, if it still exists. Reads Redis once, and not at all without a cookie. */
  getKey(): Promise<string | undefined>
  /** True when the browser sent a session that has just ended: another response brings the browser its new cookie. */
  isSuperseded(): Promise<boolean>
  /**
   * Creates and saves a session under a new id, and returns its key. `fillVault` stores its content and returns it; if
   * that or the save fails, the request has no session. The caller ends the old session.
   */
  createSession<T>(
    customer: boolean,
    fillVault: (sessionKey: string) => Promise<T | undefined>,
  ): Promise<{ key: string; contents: T }>
  /**
   * Throws 503 after the first byte of the response. Call it before starting or ending a session: later, the new cookie
   * could not be sent, and the session would be lost.
   */
  assertCanSetCookie(): void
  /** Removes the session from this request and its cookie from the browser. */
  discard(): void
}

export const createBrowserSession = (
  deps: BrowserSessionDeps,
  request: Request,
  response: Response,
): BrowserSession => {
  const { storage, keys, sessionMiddleware, config, now } = deps
  let presentedId: string | undefined
  let currentKey: string | undefined
  let loadingSession: Promise<void> | undefined

  /** Otherwise express-session would destroy a session that it could not read, or save it as new. */
  const detachFromRequest = () => {
    currentKey = undefined
    Reflect.deleteProperty(request, 'session')
    Reflect.deleteProperty(request, 'sessionID')
  }

  const assertCanSetCookie = () => {
    if (response.headersSent)
      throw sessionUnavailableError('The session was asked for after the first byte: its cookie would be lost')
    if (config.secure && !request.secure)
      throw sessionUnavailableError('The proxy does not say that the connection is https')
  }

  const loadSession = async () => {
    assertCanSetCookie()
    try {
      await new Promise<void>((resolve, reject) => {
        sessionMiddleware(request, response, (error?: unknown) => (error ? reject(error) : resolve()))
        // Until the store responds, this is the id in the cookie; afterwards it may be a new id.
        presentedId = request.session ? undefined : request.sessionID
      })
    } catch (error) {
      detachFromRequest()
      throw error
    }
    if (!request.session) throw sessionUnavailableError('The session store is gone')
    if (request.session.createdAt !== undefined) currentKey = keys.getSessionKey(request.sessionID)
  }

  const ensureLoaded = () => (loadingSession ??= loadSession())

  const saveSession = () =>
    new Promise<void>((resolve, reject) => {
      request.session.save((error: unknown) => (error ? reject(error) : resolve()))
    })

  /** express-session does not see that a session which it did not create itself is saved, and saves it at the end. */
  const preventSecondSave = () => {
    request.session.save = (done) => {
      done?.(undefined)
      return request.session
    }
  }

  return {
    assertCanSetCookie,
    async getKey() {
      await ensureLoaded()
      return currentKey
    },
    async isSuperseded() {
      await ensureLoaded()
      return presentedId !== undefined && (await storage.readTombstone(keys.getSessionKey(presentedId))) === 'itself'
    },
    async createSession(customer, fillVault) {
      await ensureLoaded()
      assertCanSetCookie()
      // A session that was never saved needs no new id: no client has its id.
      if (!request.session || request.session.createdAt !== undefined) request.sessionStore.generate(request)
      request.session.createdAt = now()
      request.session.customer = customer
      const sessionKey = keys.getSessionKey(request.sessionID)
      try {
        await saveSession()
        preventSecondSave()
        const contents = await fillVault(sessionKey)
        if (contents === undefined) throw sessionUnavailableError('The new session has ended already')
        currentKey = sessionKey
        return { key: sessionKey, contents }
      } catch (error) {
        detachFromRequest()
        throw error
      }
    },
    discard() {
      detachFromRequest()
      const { maxAge: _, ...options } = getSessionCookieOptions(config)
      if (!response.headersSent) response.clearCookie(getSessionCookieName(config), options)
    },
  }
}
