import { TokenPair, type TokenClaims } from '#shared/wire/identity.ts'
import {
  PasskeyResource,
  PasskeyCreationOptions,
  PasskeyListResource,
  PasskeyRequestOptions,
  type PasskeyAssertion,
} from '#shared/wire/extensions/passkeys.ts'
import type { PasskeyRow } from '../../db/account-schema.ts'
import type { UserRow } from '../../db/account-schema.ts'
import {
  createCreationOptions,
  createRequestOptions,
  verifyAssertion,
  verifyAttestation,
} from '../../domain/accounts/passkey.ts'
import { getTexts } from '../../domain/load-texts.ts'
import { ApiError, notFoundError, validationError } from '../../http/api-error.ts'
import type { Call } from '../../http/call.ts'
import { defineRoute } from '../../http/define-route.ts'
import { createPasskeyEmail } from '../../mail/account-emails.ts'
import { toAccountRecipient } from '../../mail/create-email.ts'
import { presentPasskey } from '../../presenters/present-passkey.ts'
import * as store from '../../store/accounts/passkeys.ts'
import { findUser, lockUser } from '../../store/accounts/users.ts'
import { assertConfirmed } from './assert-confirmed.ts'
import { confirmation, userParams } from './identity-schemas.ts'
import { passkeyParams, passkeyRegistration, passkeyUse } from './passkey-schemas.ts'
import { requireUserById } from './require-user.ts'
import { startSignIn } from './start-sign-in.ts'

type CallWithToken = Call & { claims: TokenClaims }

const rejectedError = () => new ApiError(422, 'passkey.rejected')

const sendPasskeyEmail = (call: Call, user: UserRow, kind: 'passkeyAdded' | 'passkeyRemoved') => {
  const { mailer, background, locale, config } = call
  const email = createPasskeyEmail(toAccountRecipient(user), locale, config.shopUrl, kind)
  background.run('passkey email', () => mailer.send(email))
}

/** A guest, or one sign-in of a user, so that a stolen session cannot replace the challenges of other sessions. */
const getChallengeSubject = ({ sid, id }: TokenClaims) => sid ?? id

const createUseOptions = defineRoute({
  method: 'post',
  path: '/auth/passkey-options',
  tag: 'Session',
  summary: 'A challenge for a passkey: any of the shop for a guest, one of their own for a user',
  access: 'token',
  response: PasskeyRequestOptions,
  handle: async (_input, { db, claims, config, now }) => {
    const passkeys = claims.guest_user ? [] : await store.findPasskeys(db, claims.id)
    const options = await createRequestOptions(config, passkeys, store.challengeMs)
    await store.storeChallenge(db, getChallengeSubject(claims), 'use', options.challenge, now())
    return options
  },
})

/** The owner of a passkey that signed the challenge of the caller. A user can use their own passkeys only. */
const verifyUse = async (
  { db, claims, config, now }: CallWithToken,
  credential: PasskeyAssertion,
): Promise<{ user: UserRow; passkey: PasskeyRow } | undefined> => {
  const challenge = await store.takeChallenge(db, getChallengeSubject(claims), 'use', now())
  const userId = (await store.findPasskeyByCredential(db, credential.id))?.user_id
  if (challenge === undefined || userId === undefined) return undefined
  if (claims.guest_user ? !credential.response.userHandle : claims.id !== userId) return undefined
  return db.transaction().execute(async (tx) => {
    // Two uses at the same time must not both pass with one counter.
    await lockUser(tx, userId)
    const passkey = await store.findPasskeyByCredential(tx, credential.id)
    const user = await findUser(tx, userId)
    const counter = passkey && (await verifyAssertion(config, credential, challenge, passkey))
    if (!user || !passkey || counter === undefined) return undefined
    await store.recordPasskeyUse(tx, passkey.id, counter, now())
    return { user, passkey }
  })
}

const signInWithPasskey = defineRoute({
  method: 'post',
  path: '/auth/passkey',
  tag: 'Session',
  summary: 'A session token for the owner of a passkey that signed the challenge of the caller',
  access: 'token',
  body: passkeyUse,
  response: TokenPair,
  handle: async ({ body }, call) => {
    const used = await verifyUse(call, body.credential)
    const tokens = used && (await startSignIn(call, used.user, used.passkey.id))
    if (!tokens) throw rejectedError()
    return tokens
  },
})

const readPasskeys = defineRoute({
  method: 'get',
  path: '/users/{id}/passkeys',
  tag: 'Users',
  summary: "The caller's passkeys, the oldest first",
  access: 'token',
  params: userParams,
  response: PasskeyListResource,
  errorStatuses: [404],
  handle: async ({ params }, call) => {
    const { id } = await requireUserById(params.id, call)
    const confirmedUntil = await store.findConfirmation(call.db, id, call.claims.sid, call.now())
    return {
      '@id': `/users/${id}/passkeys`,
      '@type': 'PasskeyList' as const,
      passkeys: (await store.findPasskeys(call.db, id)).map(presentPasskey),
      confirmedUntil: confirmedUntil?.toISOString() ?? null,
    }
  },
})

const startRegistration = defineRoute({
  method: 'post',
  path: '/users/{id}/passkeys/options',
  tag: 'Users',
  summary: 'A challenge for a new passkey of the caller, with the password or a passkey used in the last five minutes',
  access: 'token',
  params: userParams,
  body: confirmation,
  response: PasskeyCreationOptions,
  errorStatuses: [404],
  handle: async ({ params, body }, call) => {
    const { db, config, locale, now } = call
    const user = await requireUserById(params.id, call)
    await assertConfirmed(call, user, body.password, 'password')
    const passkeys = await store.findPasskeys(db, user.id)
    if (passkeys.length >= store.maxPasskeys) throw validationError([{ propertyPath: '', key: 'passkey.tooMany' }])
    const options = await createCreationOptions(config, {
      brand: getTexts('emails', locale)('brand'),
      owner: { id: user.id, email: user.email, name: `${user.first_name} ${user.last_name}` },
      passkeys,
      timeout: store.challengeMs,
    })
    await store.storeChallenge(db, user.id, 'registration', options.challenge, now())
    return options
  },
})

const addPasskey = defineRoute({
  method: 'post',
  path: '/users/{id}/passkeys',
  tag: 'Users',
  summary: 'Adds a passkey that signed the challenge of the caller, and tells them by email',
  access: 'token',
  params: userParams,
  body: passkeyRegistration,
  status: 201,
  response: PasskeyResource,
  errorStatuses: [404],
  handle: async ({ params, body }, call) => {
    const { db, config, now } = call
    const user = await requireUserById(params.id, call)
    const passkey = await db.transaction().execute(async (tx) => {
      // A change that ends all sign-ins deletes the challenge under the same lock, so it prevents a new passkey, too.
      await lockUser(tx, user.id)
      const challenge = await store.takeChallenge(tx, user.id, 'registration', now())
      const credential = challenge && (await verifyAttestation(config, body.credential, challenge))
      if (!credential) return undefined
      const { name } = body
      const { transports = [] } = body.credential.response
      return store.insertPasskey(tx, user.id, { ...credential, transports, name }, now())
    })
    if (!passkey) throw rejectedError()
    sendPasskeyEmail(call, user, 'passkeyAdded')
    return presentPasskey(passkey)
  },
})

const removePasskey = defineRoute({
  method: 'delete',
  path: '/users/{id}/passkeys/{passkey}',
  tag: 'Users',
  summary:
    'Removes a passkey of the caller, with the password or a passkey used in the last five minutes; the last one with ' +
    'the password only, which is the way in that remains',
  access: 'token',
  params: passkeyParams,
  body: confirmation,
  status: 204,
  errorStatuses: [404],
  handle: async ({ params, body }, call) => {
    const user = await requireUserById(params.id, call)
    const unknownError = () => notFoundError('passkey.unknown')
    if (!(await store.findPasskey(call.db, user.id, params.passkey))) throw unknownError()
    await assertConfirmed(call, user, body.password, 'password')
    await call.db.transaction().execute(async (tx) => {
      await lockUser(tx, user.id)
      const passkeys = await store.findPasskeys(tx, user.id)
      if (passkeys.every(({ id }) => id !== params.passkey)) throw unknownError()
      if (passkeys.length === 1 && body.password === undefined)
        throw validationError([{ propertyPath: 'password', key: 'passkey.last' }])
      await store.deletePasskey(tx, params.passkey)
      await store.deleteRegistrationChallenge(tx, user.id)
    })
    sendPasskeyEmail(call, user, 'passkeyRemoved')
  },
})

export const passkeyRoutes = [
  createUseOptions,
  signInWithPasskey,
  readPasskeys,
  startRegistration,
  addPasskey,
  removePasskey,
]
