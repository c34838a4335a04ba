import { randomUUID } from 'node:crypto'
import { TokenPair } from '#shared/wire/identity.ts'
import { findUser, findUserByEmail } from '../../store/accounts/users.ts'
import { issueGuestToken, revokeRefreshToken, rotateRefreshToken } from '../../store/accounts/refresh-tokens.ts'
import type { UserRow } from '../../db/account-schema.ts'
import type { TokenSubject } from '../../domain/accounts/token-signer.ts'
import { normaliseEmail } from '#shared/wire/normalise-email.ts'
import { assertRoomForHash, verifyPassword } from '../../domain/accounts/password.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call } from '../../http/call.ts'
import { defineRoute } from '../../http/define-route.ts'
import { credentials, refreshTokenBody } from './identity-schemas.ts'
import { signToken, startSignIn, toUserSubject } from './start-sign-in.ts'

const toGuestSubject = (id: string): TokenSubject => ({
  id,
  email: '',
  first_name: '',
  last_name: '',
  guest_user: true,
})

const createInvalidError = () => new ApiError(401, 'credentials.invalid', { shape: 'message' })

const authenticate = async (call: Call, email: unknown, password: unknown): Promise<UserRow> => {
  if (typeof email !== 'string' || typeof password !== 'string') throw createInvalidError()
  assertRoomForHash()
  const user = await findUserByEmail(call.db, normaliseEmail(email).slice(0, 320))
  if (!(await verifyPassword(user?.password_hash ?? null, password)) || !user) throw createInvalidError()
  return user
}

const signInUser = async (call: Call, email: unknown, password: unknown): Promise<TokenPair> => {
  const tokens = await startSignIn(call, await authenticate(call, email, password))
  if (!tokens) throw createInvalidError()
  return tokens
}

const createGuest = async (call: Call): Promise<TokenPair> => {
  const subject = toGuestSubject(randomUUID())
  const { token, family } = await issueGuestToken(call.db, subject.id, call.now(), call.refreshRules)
  return { token: await signToken(call, subject, family), refresh_token: token }
}

const signIn = defineRoute({
  method: 'post',
  path: '/auth',
  tag: 'Session',
  summary: 'A session token: for a user by email and password, for a new guest by an empty body',
  access: 'public',
  body: credentials,
  response: TokenPair,
  errorStatuses: [401],
  handle: async ({ body: { email, password } }, call) => {
    const isGuest = email === undefined && password === undefined
    return isGuest ? createGuest(call) : signInUser(call, email, password)
  },
})

const refreshTokens = defineRoute({
  method: 'post',
  path: '/token/refresh',
  tag: 'Session',
  summary: 'Exchanges a refresh token for new tokens; each is valid once, with ten seconds for a retry',
  access: 'public',
  body: refreshTokenBody,
  response: TokenPair,
  errorStatuses: [401],
  handle: async ({ body }, call) => {
    if (!body.refresh_token) throw new ApiError(401, 'login.required', { shape: 'message' })
    const rotated = await rotateRefreshToken(call.db, body.refresh_token, call.now(), call.refreshRules)
    const user = rotated?.user_id ? await findUser(call.db, rotated.user_id) : undefined
    const subject = user ? toUserSubject(user) : rotated?.guest_id ? toGuestSubject(rotated.guest_id) : null
    if (!rotated || !subject) throw new ApiError(401, 'refresh.invalid', { shape: 'message' })
    return { token: await signToken(call, subject, rotated.family), refresh_token: rotated.successor }
  },
})

const revokeToken = defineRoute({
  method: 'delete',
  path: '/token',
  tag: 'Session',
  summary: 'Ends a session: revokes all refresh tokens of its sign-in',
  access: 'public',
  body: refreshTokenBody,
  status: 204,
  handle: async ({ body }, call) => {
    if (body.refresh_token) await revokeRefreshToken(call.db, body.refresh_token)
  },
})

export const authRoutes = [signIn, refreshTokens, revokeToken]
