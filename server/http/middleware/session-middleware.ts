import { createSecretKey } from 'node:crypto'
import type { RequestHandler } from 'express'
import session, { type Store } from 'express-session'
import type { Config } from '../../config/config.ts'
import {
  getSessionCookieName,
  getSessionCookieOptions,
  type SessionCookieConfig,
} from '../../session/session-cookie.ts'
import type { SessionKeys } from '../../session/vault/session-keys.ts'

type SessionMiddlewareDeps = {
  store: Store
  keys: Pick<SessionKeys, 'createSessionId'>
  config: SessionCookieConfig & Pick<Config, 'sessionSecrets'>
}

/**
 * Configures express-session. The app does not mount this middleware: `BrowserSession` runs it when a request first
 * needs its session. So a request without a session costs no round trip and does not depend on Redis.
 */
export const createSessionMiddleware = ({ store, keys, config }: SessionMiddlewareDeps): RequestHandler =>
  session({
    store,
    name: getSessionCookieName(config),
    // Key objects: Node would import a string anew with each request.
    secret: config.sessionSecrets.map((secret) => createSecretKey(secret, 'utf8')),
    cookie: getSessionCookieOptions(config),
    // The id contains 256 random bits and the id of a key. express-session appends the signature.
    genid: () => keys.createSessionId(),
    resave: false,
    saveUninitialized: false,
    rolling: false,
    unset: 'destroy',
  })
