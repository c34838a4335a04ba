import { setTimeout as wait } from 'node:timers/promises'
import { TokenClaims, type TokenPair } from '#shared/wire/identity.ts'
import type { Checker } from '../checker.ts'
import type { CheckOptions } from '../parse-options.ts'

export type Sessions = { guest: TokenPair; account: (TokenPair & { claims: TokenClaims }) | undefined }

const signIn = 'POST /auth'
const refresh = 'POST /token/refresh'

const parseClaims = (token: string): unknown => {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  } catch {
    return undefined
  }
}

const keepTokens = ({ report }: Checker, tokens: TokenPair) => {
  report.keepSecret(tokens.token)
  report.keepSecret(tokens.refresh_token)
}

/** Checks the claims of a token. The shop reads them without the key of the API. */
const checkClaims = (checker: Checker, name: string, tokens: TokenPair, isGuest: boolean) => {
  keepTokens(checker, tokens)
  const result = TokenClaims.safeParse(parseClaims(tokens.token))
  if (!result.success) {
    const { path, message } = result.error.issues[0]!
    checker.report.addProblem(name, `claims of token.${path.join('.')}: ${message}`)
    return undefined
  }
  const { guest_user: isGuestClaim, exp } = result.data
  checker.expect(name, 'claims of token.guest_user', isGuest, isGuestClaim)
  checker.expect(name, 'claims of token.exp is in the future', true, exp * 1000 > Date.now())
  return result.data
}

/** Refreshes tokens, and checks that the refresh token changes and the claims name the same person. */
const checkRefresh = async (checker: Checker, tokens: TokenPair, isGuest: boolean): Promise<TokenPair | undefined> => {
  const before = parseClaims(tokens.token) as TokenClaims
  const refreshed = await checker.call<TokenPair>(refresh, { body: { refresh_token: tokens.refresh_token } })
  const claims = refreshed && checkClaims(checker, refresh, refreshed, isGuest)
  if (!refreshed || !claims) return undefined
  checker.expect(refresh, 'claims of token.id is the same', true, claims.id === before.id)
  const hasRotated = refreshed.refresh_token !== tokens.refresh_token
  checker.expect(refresh, 'refresh_token rotates', true, hasRotated)
  return refreshed
}

const startSession = async (checker: Checker, credentials: object, isGuest: boolean) => {
  const tokens = await checker.call<TokenPair>(signIn, { body: credentials })
  const claims = tokens && checkClaims(checker, signIn, tokens, isGuest)
  if (!tokens || !claims) return undefined
  const refreshed = await checkRefresh(checker, tokens, isGuest)
  // The successor of a refresh token works, too.
  const current = (refreshed && (await checkRefresh(checker, refreshed, isGuest))) ?? refreshed ?? tokens
  return { ...current, claims }
}

const checkRevocation = async (checker: Checker) => {
  if (!checker.has('token-revocation')) return
  const tokens = await checker.call<TokenPair>(signIn, { body: {} })
  if (!tokens) return
  keepTokens(checker, tokens)
  const body = { refresh_token: tokens.refresh_token }
  await checker.call('DELETE /token', { body })
  await checker.refuse(refresh, { body, status: [401] })
}

/**
 * Replays a refresh token whose successor was used, too. The API must refuse it, and then the latest token of the same
 * sign-in. An API that lets old tokens work for a while must refuse it after `graceMs`. Nothing else uses the session.
 */
export const checkReplay = async (checker: Checker, graceMs: number): Promise<void> => {
  const signedIn = await checker.call<TokenPair>(signIn, { body: {} })
  const exchange = async (tokens: TokenPair | undefined) => {
    if (!tokens) return undefined
    keepTokens(checker, tokens)
    return checker.call<TokenPair>(refresh, { body: { refresh_token: tokens.refresh_token } })
  }
  const second = await exchange(signedIn)
  const latest = await exchange(second)
  if (!signedIn || !second || !latest) return
  keepTokens(checker, latest)
  // An API that does not rotate has been reported.
  if (new Set([signedIn, second, latest].map((tokens) => tokens.refresh_token)).size < 3) return
  const body = { refresh_token: signedIn.refresh_token }
  const isRefused = async () => {
    const response = await checker.send(refresh, { body })
    return response !== undefined && response.status >= 400
  }
  if (!(await isRefused())) await wait(graceMs)
  const what = 'of a refresh token that was used, as was its successor'
  await checker.refuse(refresh, { body, what, status: [401] })
  const revoked = 'of the latest refresh token, after an older one of the same sign-in was used again'
  await checker.refuse(refresh, { body: { refresh_token: latest.refresh_token }, what: revoked, status: [401] })
}

/** Signs in with credentials that are known to be right. Undefined when it does not fit. */
export const signInAgain = async (checker: Checker, credentials: { email: string; password: string }) => {
  checker.report.keepSecret(credentials.password)
  const tokens = await checker.call<TokenPair>(signIn, { body: credentials })
  const claims = tokens && checkClaims(checker, signIn, tokens, false)
  return tokens && claims ? { ...tokens, claims } : undefined
}

/** Checks guest sessions, sign-in, claims, refresh and their refusals. Undefined without a guest session. */
export const checkSessions = async (
  checker: Checker,
  { account }: Pick<CheckOptions, 'account'>,
): Promise<Sessions | undefined> => {
  const guest = await startSession(checker, {}, true)
  const unknown = { email: `nobody-${crypto.randomUUID()}@example.com`, password: crypto.randomUUID() }
  await checker.refuse(signIn, { body: unknown, status: [401] })
  await checker.refuse(refresh, { body: { refresh_token: crypto.randomUUID() }, status: [401] })
  await checker.refuse(refresh, { body: {}, status: [400, 401, 422] })
  await checkRevocation(checker)
  if (!guest) return undefined
  if (!account) return { guest, account: undefined }
  const customer = await startSession(checker, account, false)
  if (customer) {
    const isSame = customer.claims.email.toLowerCase() === account.email.toLowerCase()
    checker.expect(signIn, 'claims of token.email is that of --email', true, isSame)
  }
  return { guest, account: customer }
}
