import { randomUUID } from 'node:crypto'
import { TokenPair } from '#shared/wire/identity.ts'
import { cancelDeletion } from '../../store/accounts/account-deletion.ts'
import { findUser, findUserByEmail } from '../../store/accounts/users.ts'
import {
  issueGuestToken,
  issueUserToken,
  revokeRefreshToken,
  rotateRefreshToken,
} from '../../store/accounts/refresh-tokens.ts'
import type { UserRow } from '../../db/schema.ts'
import type { TokenSubject } from '../../domain/accounts/token-signer.ts'
import { normaliseEmail } from '#shared/wire/normalise-email.ts'
import { assertRoomForHash, verifyPassword } from '../../domain/accounts/password.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call } from '../../http/call.ts'
import { defineRoute } from '../../http/define-route.ts'
import { createDeletionCancelledEmail } from '../../mail/account-emails.ts'
import { toAccountRecipient } from '../../mail/create-email.ts'
import { credentials, refreshTokenBody } from './identity-schemas.ts'

const toGuestSubject = (id: string): TokenSubject => ({
  id,
  email: '',
  first_name: '',
  last_name: '',
  guest_user: true,
})

const toUserSubject = (user: UserRow): TokenSubject => ({
  id: user.id,
  email: user.email,
  first_name: user.first_name,
  last_name: user.last_name,
  guest_user: false,
})

/** A user's token names its sign-in, so that a change of password can end all others. A guest has no password. */
const signToken = ({ tokens }: Call, subject: TokenSubject, family: string) =>
  tokens.sign(subject.guest_user ? subject : { ...subject, sid: family })

/** Signing in within the day of grace cancels the deletion of the account. False after that day. */
const cancelPendingDeletion = async (
  { db, now, locale, mailer, background, config }: Call,
  user: UserRow,
): Promise<boolean> => {
  if (user.deletes_at === null) return true
  if (!(await cancelDeletion(db, user.id, now()))) return false
  const email = createDeletionCancelledEmail(toAccountRecipient(user), locale, config.shopUrl)
  background.run('deletion cancelled email', () => mailer.send(email))
  return true
}

const createInvalidError = () => new ApiError(401, 'credentials.invalid', { shape: 'message' })

const authenticate = async (call: Call, email: unknown, password: unknown): Promise<UserRow> => {
  if (typeof email !== 'string' || typeof password !== 'string') throw createInvalidError()
  assertRoomForHash()
  const user = await findUserByEmail(call.db, normaliseEmail(email).slice(0, 320))
  if (!(await verifyPassword(user?.password_hash ?? null, password)) || !user) throw createInvalidError()
  if (!(await cancelPendingDeletion(call, user))) throw createInvalidError()
  return user
}

const signInUser = async (call: Call, email: unknown, password: unknown) => {
  const user = await authenticate(call, email, password)
  const issued = await issueUserToken(call.db, user, call.now(), call.refreshRules)
  if (!issued) throw createInvalidError()
  return { subject: toUserSubject(user), ...issued }
}

const createGuest = async (call: Call) => {
  const subject = toGuestSubject(randomUUID())
  return { subject, ...(await issueGuestToken(call.db, subject.id, call.now(), call.refreshRules)) }
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
    const { subject, token, family } = await (isGuest ? createGuest(call) : signInUser(call, email, password))
    return { token: await signToken(call, subject, family), refresh_token: token }
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
