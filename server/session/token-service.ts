import { z } from 'zod'
import type { Language } from '#shared/rules/preferences.ts'
import type { PasskeyAssertion } from '#shared/wire/extensions/passkeys.ts'
import { AppError } from '../http/errors.ts'
import { getServerTexts } from '../presentation/server-texts.ts'
import { hasStatus, isClientError, UpstreamError, type CommerceApi } from '../upstream/commerce-api.ts'
import { toAppError } from '../upstream/to-app-error.ts'
import type { Secret } from './vault/secret.ts'
import type { Claims } from './shopper-session.ts'
import { TokenPair, toTokens, type Tokens } from './tokens.ts'

/** Seconds after which a retry makes sense. */
const retryAfter = 5

/** The API's calls for tokens. */
export type TokenService = {
  createGuestTokens(language: Language, signal: AbortSignal): Promise<Tokens>
  /**
   * Throws the API's own text when the API refuses the sign-in, with 401 for wrong credentials. Takes no abort signal,
   * because the guess counts even when the client disconnects.
   */
  login(credentials: { email: string; password: string }, language: Language): Promise<Tokens>
  /**
   * Exchanges what a passkey signed for tokens of its owner. `token` belongs to the session that requested the
   * challenge. Throws the API's error, so that the caller refreshes an expired token. Takes no abort signal, like
   * `login`.
   */
  loginWithPasskey(credential: PasskeyAssertion, token: Secret, language: Language): Promise<Tokens>
  /**
   * `rejected` when the API no longer accepts the refresh token. Throws for tokens of another customer. Takes no abort
   * signal, because a rotated token must be stored.
   */
  refresh(currentTokens: Pick<Tokens, 'refreshToken' | 'claims'>, language: Language): Promise<Tokens | 'rejected'>
  /** True when the API revoked the refresh token. Never throws, because no caller could react. */
  revoke(refreshToken: Secret, language: Language): Promise<boolean>
}

/**
 * Maps a failed sign-in. The shopper sees the API's message for any refusal. Only a 401 says that the credentials are
 * wrong; `rejected` keeps the client from repeating a guess.
 */
const toSignInError = (error: unknown, language: Language): unknown => {
  const appError = toAppError(error)
  if (!isClientError(error) || !(appError instanceof AppError)) return appError
  const { status, fields, retryAfter: wait } = appError
  const message = error.message || fields?.[0]?.message || getServerTexts(language).invalidCredentials
  const code = status === 401 ? 'unauthenticated' : 'rejected'
  return new AppError(status, code, message, { cause: error, fields, retryAfter: wait })
}

const tokenServiceUnavailable = (cause: unknown) =>
  new AppError(503, 'session_unavailable', 'The token service failed', { cause, retryAfter })

/**
 * Whether new tokens belong to the same user. A guest may get another id, a customer may not: a cache in front of the
 * API may have sent another customer's response.
 */
const isSameCustomer = (currentTokens: Claims, newTokens: Claims) =>
  currentTokens.guest_user === newTokens.guest_user && (currentTokens.guest_user || currentTokens.id === newTokens.id)

export const createTokenService = (api: CommerceApi, now: () => number = Date.now): TokenService => {
  const requestTokens = async (path: string, body: object, language: Language, signal?: AbortSignal) =>
    toTokens(await api.send({ method: 'POST', path, body, language, signal, schema: TokenPair }), now())

  return {
    async createGuestTokens(language, signal) {
      try {
        return await requestTokens('/auth', {}, language, signal)
      } catch (error) {
        throw error instanceof UpstreamError ? tokenServiceUnavailable(error) : error
      }
    },
    async login({ email, password }, language) {
      const received = await requestTokens('/auth', { email, password }, language).catch((error: unknown) => {
        throw toSignInError(error, language)
      })
      // An API may respond to wrong credentials with a guest's token.
      if (received.claims.guest_user)
        throw new AppError(401, 'unauthenticated', getServerTexts(language).invalidCredentials)
      return received
    },
    async loginWithPasskey(credential, token, language) {
      const request = { method: 'POST', path: '/auth/passkey', token, body: { credential }, language } as const
      const received = toTokens(await api.send({ ...request, schema: TokenPair }), now())
      if (received.claims.guest_user) throw new UpstreamError('invalid', 200, 'A passkey signed a guest in')
      return received
    },
    async refresh({ refreshToken, claims }, language) {
      try {
        const newTokens = await requestTokens('/token/refresh', { refresh_token: refreshToken.reveal() }, language)
        if (!isSameCustomer(claims, newTokens.claims))
          throw new UpstreamError('invalid', 200, 'The tokens belong to another user')
        return newTokens
      } catch (error) {
        if (hasStatus(error, 401)) return 'rejected'
        throw tokenServiceUnavailable(error)
      }
    },
    async revoke(refreshToken, language) {
      if (!api.has('token-revocation')) return true
      const body = { refresh_token: refreshToken.reveal() }
      try {
        await api.send({ method: 'DELETE', path: '/token', body, language, schema: z.unknown() })
        return true
      } catch (error) {
        return hasStatus(error, 404)
      }
    },
  }
}
