import type { Request, RequestHandler, Response } from 'express'
import type { Config } from '../config/config.ts'
import { AppError } from '../http/errors.ts'
import type { Storage } from '../storage/storage.ts'
import { getSessionCookieName, getSessionCookieOptions, type SessionCookieConfig } from './session-cookie.ts'
import type { SessionKeys } from './vault/session-keys.ts'

export type BrowserSessionDeps = {
  storage: Storage
  keys: SessionKeys
  sessionMiddleware: RequestHandler
  config: SessionCookieConfig & Pick<Config, 'sessionAbsoluteMs'>
  now: () => number
}

/** The express-session of one request: who the browser is, by key; never what it may do. */
export type BrowserSession = {
  /**
   * The key of the session the browser presented and that still exists. Reads Redis once, and not at all without a
   * cookie.
   */
  getKey(): Promise<string | undefined>
  /**
   * Whether the browser presented a session that ended moments ago: then another answer is about to bring, or brought,
   * its new cookie.
   */
  isSuperseded(): Promise<boolean>
  /**
   * A new session under a new id, saved. `fill` puts what belongs to it; if it fails, or the save does, the request has
   * no session at all. The old one is left to the caller.
   */
  createSession(customer: boolean, fillVault: (sessionKey: string) => Promise<boolean>): Promise<string>
  /**
   * Throws 503 once the first byte has gone: the cookie of a session that begins or ends then would be lost, and with
   * it the shopper. Whoever is about to begin or end one asks first.
   */
  assertCanSetCookie(): void
  /** No session from here on, and none for the browser either. */
  discard(): void
}

const sessionUnavailable = (message: string) => new AppError(503, 'session_unavailable', message, { retryAfter: 2 })

export const createBrowserSession = (
  deps: BrowserSessionDeps,
  request: Request,
  response: Response,
): BrowserSession => {
  const { storage, keys, sessionMiddleware, config, now } = deps
  let presentedId: string | undefined
  let currentKey: string | undefined
  let loadingSession: Promise<void> | undefined

  /**
   * Without this, express-session takes a session that could not be read for one to destroy, and for a new one to save.
   */
  const detachFromRequest = () => {
    currentKey = undefined
    Reflect.deleteProperty(request, 'session')
    Reflect.deleteProperty(request, 'sessionID')
  }

  const assertCanSetCookie = () => {
    if (response.headersSent)
      throw sessionUnavailable('The session was asked for after the first byte: its cookie would be lost')
    if (config.secure && !request.secure)
      throw sessionUnavailable('The proxy does not say that the connection is https')
  }

  const loadSession = async () => {
    assertCanSetCookie()
    try {
      await new Promise<void>((resolve, reject) => {
        sessionMiddleware(request, response, (error?: unknown) => (error ? reject(error) : resolve()))
        // Until the store answers, the id is the one of the cookie; afterwards it may be a fresh one.
        presentedId = request.session ? undefined : request.sessionID
      })
    } catch (error) {
      detachFromRequest()
      throw error
    }
    if (!request.session) throw sessionUnavailable('The session store is gone')
    if (request.session.createdAt !== undefined) currentKey = keys.getSessionKey(request.sessionID)
  }

  const ensureLoaded = () => (loadingSession ??= loadSession())

  const saveSession = () =>
    new Promise<void>((resolve, reject) => {
      request.session.save((error: unknown) => (error ? reject(error) : resolve()))
    })

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
      // One that was never saved is new already; express-session then knows that it is saved, and does not do it again
      // at the end.
      if (!request.session || request.session.createdAt !== undefined) request.sessionStore.generate(request)
      request.session.createdAt = now()
      request.session.customer = customer
      const sessionKey = keys.getSessionKey(request.sessionID)
      try {
        await saveSession()
        if (!(await fillVault(sessionKey))) throw sessionUnavailable('The new session has ended already')
      } catch (error) {
        detachFromRequest()
        throw error
      }
      currentKey = sessionKey
      return sessionKey
    },
    discard() {
      detachFromRequest()
      const { maxAge: _, ...options } = getSessionCookieOptions(config)
      if (!response.headersSent) response.clearCookie(getSessionCookieName(config), options)
    },
  }
}
