import type { RequestHandler } from 'express'
import session, { type Store } from 'express-session'
import type { Config } from '../../config/config.ts'
import {
  getSessionCookieName,
  getSessionCookieOptions,
  type SessionCookieConfig,
} from '../../session/session-cookie.ts'
import type { SessionKeys } from '../../session/vault/session-keys.ts'

export type SessionMiddlewareDeps = {
  store: Store
  keys: Pick<SessionKeys, 'createSessionId'>
  config: SessionCookieConfig & Pick<Config, 'sessionSecrets'>
}

/**
 * express-session as this shop uses it. It is not mounted: `BrowserSession` runs it for a request at the first question
 * about the session, so that a request without one costs no round trip and depends on no Redis.
 */
export const createSessionMiddleware = ({ store, keys, config }: SessionMiddlewareDeps): RequestHandler =>
  session({
    store,
    name: getSessionCookieName(config),
    secret: [...config.sessionSecrets],
    cookie: getSessionCookieOptions(config),
    // 256 bits and the id of a key; the signature comes on top.
    genid: () => keys.createSessionId(),
    resave: false,
    saveUninitialized: false,
    rolling: false,
    unset: 'destroy',
  })
