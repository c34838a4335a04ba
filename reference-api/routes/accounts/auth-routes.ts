import { randomUUID } from 'node:crypto'
import { cancelDeletion } from '../../store/accounts/account-deletion.ts'
import { findUser, findUserByEmail } from '../../store/accounts/users.ts'
import { issueRefreshToken, revokeRefreshToken, rotateRefreshToken } from '../../store/accounts/refresh-tokens.ts'
import type { UserRow } from '../../db/schema.ts'
import type { Bearer } from '../../domain/accounts/access-token.ts'
import { normaliseEmail } from '../../domain/accounts/email.ts'
import { passwordMatches } from '../../domain/accounts/password.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call } from '../../http/call.ts'
import { defineRoute } from '../../http/define-route.ts'
import { deletionCancelledLetter } from '../../mail/account-letters.ts'
import { credentials, refreshTokenBody, tokenPair } from './identity-schemas.ts'

const guest = (id: string): Bearer => ({ id, email: '', first_name: '', last_name: '', guest_user: true })

const member = (user: UserRow): Bearer => ({
  id: user.id,
  email: user.email,
  first_name: user.first_name,
  last_name: user.last_name,
  guest_user: false,
})

/** Signing in within the day of grace keeps an account that was to be deleted. False once the day has passed. */
const keepAccount = async ({ db, now, locale, post, background }: Call, user: UserRow): Promise<boolean> => {
  if (user.deletes_at === null) return true
  if (!(await cancelDeletion(db, user.id, now()))) return false
  const letter = deletionCancelledLetter({ email: user.email, firstName: user.first_name }, locale)
  background.run('announcing a kept account', () => post.send(letter))
  return true
}

const authenticate = async (call: Call, email: unknown, password: unknown): Promise<Bearer> => {
  const invalid = () => new ApiError(401, 'credentials.invalid', { shape: 'message' })
  if (typeof email !== 'string' || typeof password !== 'string') throw invalid()
  const user = await findUserByEmail(call.db, normaliseEmail(email).slice(0, 320))
  if (!(await passwordMatches(user?.password_hash ?? null, password)) || !user) throw invalid()
  if (!(await keepAccount(call, user))) throw invalid()
  return member(user)
}

const signIn = defineRoute({
  method: 'post',
  path: '/auth',
  tag: 'Session',
  summary: 'A session token: for a user by email and password, for a new guest by an empty body',
  access: 'public',
  body: credentials,
  response: tokenPair,
  refusals: [401],
  handle: async ({ body: { email, password } }, call) => {
    const isGuest = email === undefined && password === undefined
    const bearer = isGuest ? guest(randomUUID()) : await authenticate(call, email, password)
    const token = await call.tokens.sign(bearer)
    return { token, refresh_token: await issueRefreshToken(call.db, bearer, call.now(), call.refreshRules) }
  },
})

const refresh = defineRoute({
  method: 'post',
  path: '/token/refresh',
  tag: 'Session',
  summary: 'Trades a refresh token for new tokens; each is good once, with ten seconds for a retry',
  access: 'public',
  body: refreshTokenBody,
  response: tokenPair,
  refusals: [401],
  handle: async ({ body }, call) => {
    if (!body.refresh_token) throw new ApiError(401, 'login.required', { shape: 'message' })
    const rotated = await rotateRefreshToken(call.db, body.refresh_token, call.now(), call.refreshRules)
    const user = rotated?.user_id ? await findUser(call.db, rotated.user_id) : undefined
    const bearer = user ? member(user) : rotated?.guest_id ? guest(rotated.guest_id) : null
    if (!rotated || !bearer) throw new ApiError(401, 'refresh.invalid', { shape: 'message' })
    return { token: await call.tokens.sign(bearer), refresh_token: rotated.successor }
  },
})

const revoke = defineRoute({
  method: 'delete',
  path: '/token',
  tag: 'Session',
  summary: 'Ends a session: its refresh token and all that descend from the same sign-in',
  access: 'public',
  body: refreshTokenBody,
  status: 204,
  handle: async ({ body }, call) => {
    if (body.refresh_token) await revokeRefreshToken(call.db, body.refresh_token)
  },
})

export const authRoutes = [signIn, refresh, revoke]
