import type { Request, RequestHandler, Response } from 'express'
import type { Config } from '../config/config.ts'
import { AppError } from '../http/errors.ts'
import type { Storage } from '../storage/storage.ts'
import { sessionCookieName, sessionCookieOptions, type SessionCookieConfig } from './session-cookie.ts'
import type { SessionKeys } from './vault/session-keys.ts'

export type BrowserSessionDeps = {
  storage: Storage
  keys: SessionKeys
  readSession: RequestHandler
  config: SessionCookieConfig & Pick<Config, 'sessionAbsoluteMs'>
  now: () => number
}

/** The express-session of one request: who the browser is, by key; never what it may do. */
export type BrowserSession = {
  /**
   * The key of the session the browser presented and that still exists. Reads Redis once, and not at all without a
   * cookie.
   */
  key(): Promise<string | undefined>
  /**
   * Whether the browser presented a session that ended moments ago: then another answer is about to bring, or brought,
   * its new cookie.
   */
  isSuperseded(): Promise<boolean>
  /**
   * A new session under a new id, saved. `fill` puts what belongs to it; if it fails, or the save does, the request has
   * no session at all. The old one is left to the caller.
   */
  begin(customer: boolean, fill: (key: string) => Promise<boolean>): Promise<string>
  /**
   * Throws 503 once the first byte has gone: the cookie of a session that begins or ends then would be lost, and with
   * it the shopper. Whoever is about to begin or end one asks first.
   */
  assertCookiePossible(): void
  /** No session from here on, and none for the browser either. */
  forget(): void
}

const lost = (message: string) => new AppError(503, 'session_unavailable', message, { retryAfter: 2 })

export const createBrowserSession = (
  deps: BrowserSessionDeps,
  request: Request,
  response: Response,
): BrowserSession => {
  const { storage, keys, readSession, config, now } = deps
  let presented: string | undefined
  let current: string | undefined
  let loading: Promise<void> | undefined

  /**
   * Without this, express-session takes a session that could not be read for one to destroy, and for a new one to save.
   */
  const detach = () => {
    current = undefined
    Reflect.deleteProperty(request, 'session')
    Reflect.deleteProperty(request, 'sessionID')
  }

  const assertCookiePossible = () => {
    if (response.headersSent) throw lost('The session was asked for after the first byte: its cookie would be lost')
    if (config.secure && !request.secure) throw lost('The proxy does not say that the connection is https')
  }

  const load = async () => {
    assertCookiePossible()
    try {
      await new Promise<void>((resolve, reject) => {
        readSession(request, response, (error?: unknown) => (error ? reject(error) : resolve()))
        // Until the store answers, the id is the one of the cookie; afterwards it may be a fresh one.
        presented = request.session ? undefined : request.sessionID
      })
    } catch (error) {
      detach()
      throw error
    }
    if (!request.session) throw lost('The session store is gone')
    if (request.session.createdAt !== undefined) current = keys.ofSession(request.sessionID)
  }

  const loaded = () => (loading ??= load())

  const save = () =>
    new Promise<void>((resolve, reject) => {
      request.session.save((error: unknown) => (error ? reject(error) : resolve()))
    })

  return {
    assertCookiePossible,
    async key() {
      await loaded()
      return current
    },
    async isSuperseded() {
      await loaded()
      return presented !== undefined && (await storage.howEnded(keys.ofSession(presented))) === 'itself'
    },
    async begin(customer, fill) {
      await loaded()
      assertCookiePossible()
      // One that was never saved is new already; express-session then knows that it is saved, and does not do it again
      // at the end.
      if (!request.session || request.session.createdAt !== undefined) request.sessionStore.generate(request)
      request.session.createdAt = now()
      request.session.customer = customer
      const key = keys.ofSession(request.sessionID)
      try {
        await save()
        if (!(await fill(key))) throw lost('The new session has ended already')
      } catch (error) {
        detach()
        throw error
      }
      current = key
      return key
    },
    forget() {
      detach()
      const { maxAge: _, ...options } = sessionCookieOptions(config)
      if (!response.headersSent) response.clearCookie(sessionCookieName(config), options)
    },
  }
}
