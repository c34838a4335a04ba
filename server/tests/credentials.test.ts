import { afterAll, describe, expect, it } from 'vitest'
import { deleteDueAccounts } from '#reference-api/store/accounts/account-deletion.ts'
import { requestEmailChange } from '#reference-api/store/accounts/email-changes.ts'
import { createEmailToken } from '#reference-api/store/accounts/email-tokens.ts'
import { requestSubscription } from '#reference-api/store/accounts/newsletter.ts'
import { createPasswordReset } from '#reference-api/store/accounts/password-resets.ts'
import { setNewsletterRequestedAt } from '#reference-api/store/accounts/users.ts'
import { createOrderToken } from '#reference-api/store/orders/order-tokens.ts'
import { revokeOperator } from '#reference-api/store/operators/operators.ts'
import { createSendRequest } from '#reference-api/testing/api-under-test.ts'
import { createAuthenticator } from '#reference-api/testing/create-authenticator.ts'
import { createPasskeyCalls } from '#reference-api/testing/create-passkey-calls.ts'
import { createTestOperator } from '#reference-api/testing/create-test-operator.ts'
import { hashDeviceToken } from '../session/known-device.ts'
import { createSessionKeys } from '../session/vault/session-keys.ts'
import { createTestOrder } from '../testing/create-test-order.ts'
import {
  accountEvents,
  credentials,
  hasEnded,
  type AccountEvent,
  type Credential,
} from '../testing/credential-table.ts'
import { createCustomer, createRegistration, signIn } from '../testing/customer.ts'
import { readVaults } from '../testing/read-vaults.ts'
import { runCommand } from '../testing/run-command.ts'
import type { ShopperBrowser } from '../testing/shopper-browser.ts'
import { startFullBff } from '../testing/start-full-bff.ts'

// Tests every event of docs/security.md with every credential, on the real shop and the real API.

/** After this time a session must use its refresh token. */
const refreshMs = 16 * 60_000
let clockOffsetMs = 0
const { bff, redis, api, settings, close } = await startFullBff({
  env: { REDIS_TIMEOUT_MS: '5000', SESSION_KEYS: Buffer.alloc(32, 7).toString('base64') },
  now: () => Date.now() + clockOffsetMs,
})
afterAll(close)
const send = createSendRequest(() => api.url)
const post = (path: string, body: object) => send('POST', path, { body })
const passkeyCalls = createPasskeyCalls(send)

const placeOrder = async (email: string, userId: string | null) => {
  const contact = { email, firstName: 'Ada', lastName: 'Quill', telephone: null }
  const { id, number, key } = await createTestOrder(api, { contact, userId })
  return { id, number, key: key ?? '', link: await createOrderToken(api.db, { id, email }, new Date()) }
}

/** Returns the tokens of a new sign-in. Only the vault contains them. */
const signInWithTokens = async (form: { email: string; password: string }) => {
  const readTokens = async () =>
    (await readVaults(redis.client, bff.config)).map(({ refreshToken = '' }) => refreshToken)
  const before = await readTokens()
  const { browser } = await signIn(bff, form)
  const vaults = await readVaults(redis.client, bff.config)
  const { token = '', refreshToken = '' } = vaults.find((vault) => !before.includes(vault.refreshToken ?? '')) ?? {}
  return { browser, token, refreshToken }
}

/** Creates a passkey that the browser has used, and a challenge for another passkey. */
const createPasskeys = async (
  browser: ShopperBrowser,
  id: string,
  token: string,
  { password }: { password: string },
) => {
  const caller = { id, token }
  const { authenticator } = await passkeyCalls.addPasskey(caller, { password })
  const { body: options } = await browser.post('/bff/session/passkey-options')
  await browser.post('/bff/session/passkey', { credential: authenticator.get(options) })
  return { caller, authenticator, challenge: (await passkeyCalls.startAdding(caller, { password })).body }
}

/** Creates a customer with one credential of every kind. */
const createHolder = async () => {
  await redis.client.flushall()
  const { browser, form } = await createCustomer(bff)
  const { email } = form
  const userId = (await browser.get('/bff/session')).body.id as string
  const now = new Date()
  const [oldEmail, newEmail] = [`old-${email}`, `new-${email}`]
  const { db } = api
  const { body: wishlist } = await browser.post('/bff/wishlists', { name: 'Winter' })
  const { body: share } = await browser.post(`/bff/wishlists/${wishlist.id}/share`)
  await setNewsletterRequestedAt(db, userId, now)
  await requestSubscription(db, email, 'en', now)
  await requestEmailChange(db, userId, newEmail, now)
  const other = await signInWithTokens(form)
  return {
    ...{ browser, form, email, oldEmail, newEmail, userId, other },
    passkey: await createPasskeys(browser, userId, other.token, form),
    resetLink: await createPasswordReset(db, userId, now),
    verificationLink: await createEmailToken(db, 'verify-email', email, userId, now),
    newAddressLink: await createEmailToken(db, 'verify-email', newEmail, userId, now),
    undoLink: await createEmailToken(db, 'undo-email', oldEmail, userId, now),
    ownOrder: await placeOrder(email, userId),
    guestOrder: await placeOrder(email, null),
    wishlistId: wishlist.id as string,
    sharePath: new URL(share.sharedUrl).pathname,
    confirmation: await createEmailToken(db, 'newsletter-confirm', email, null, now),
    unsubscription: await createEmailToken(db, 'newsletter-unsubscribe', email, null, now),
    operator: await createTestOperator(db, ['door']),
  }
}

type Holder = Awaited<ReturnType<typeof createHolder>>

const followLink = async (path: string, body: object, actionPath = path, action: object = {}) => {
  const reader = bff.browser()
  await reader.send('PUT', path, body)
  return reader.post(actionPath, action)
}
const newPassword = 'another rather long password'
const passwords = { newPassword, confirmPassword: newPassword }
const requestDeletion = ({ browser, form }: Holder) =>
  browser.send('DELETE', '/bff/profile', { password: form.password, confirmed: true })

const events: Record<AccountEvent, (holder: Holder) => Promise<{ status: number }>> = {
  // The customer confirms with the passkey, so the sign-in that used it stays valid.
  passwordChange: ({ browser }) => browser.send('PUT', '/bff/profile/password', { currentPassword: '', ...passwords }),
  passwordReset: ({ email, resetLink }) =>
    followLink('/bff/password-reset', { email, token: resetLink }, '/bff/password-reset', passwords),
  emailChange: async ({ browser, newAddressLink }) => {
    await browser.send('PUT', '/bff/email-verification', { token: newAddressLink })
    return browser.post('/bff/email-verification', {})
  },
  emailUndo: ({ undoLink }) => followLink('/bff/email-undo', { token: undoLink }),
  passkeyAddition: async ({ browser }) => {
    const { body: options } = await browser.post('/bff/profile/passkeys/options', { password: '' })
    const credential = createAuthenticator().create(options)
    return browser.post('/bff/profile/passkeys', { name: 'Another phone', credential })
  },
  passkeyRemoval: async ({ browser, form: { password } }) => {
    const [{ key }] = (await browser.get('/bff/profile/passkeys')).body.passkeys
    return browser.send('DELETE', `/bff/profile/passkeys/${key}`, { password })
  },
  signOut: ({ browser }) => browser.send('DELETE', '/bff/session'),
  endOthers: ({ browser }) => browser.send('DELETE', '/bff/profile/sessions'),
  deletionRequest: requestDeletion,
  deletion: async (holder) => {
    const response = await requestDeletion(holder)
    expect(await deleteDueAccounts(api.db, new Date(Date.now() + 25 * 3_600_000))).toBeGreaterThan(0)
    return response
  },
  claim: async ({ browser, guestOrder }) => {
    await browser.post('/bff/order-links', { token: guestOrder.link })
    return browser.post(`/bff/orders/${guestOrder.id}/claim`)
  },
  emailDisowned: ({ verificationLink }) =>
    followLink('/bff/email-verification', { token: verificationLink }, '/bff/email-verification/disownment'),
  orderDisowned: ({ guestOrder }) => followLink('/bff/order-disownment', { token: guestOrder.link }),
  shareEnded: ({ browser, wishlistId }) => browser.send('DELETE', `/bff/wishlists/${wishlistId}/share`),
  unsubscription: ({ unsubscription }) => post('/newsletter-subscriptions/unsubscribe', { token: unsubscription }),
  sessionsEndedByOperator: async ({ userId }) => {
    const { code } = await runCommand('server/commands/end-sessions.ts', settings, '--user', userId)
    return { status: code === 0 ? 200 : 500 }
  },
  orderEmailReplaced: async ({ guestOrder: { number } }) => {
    const { headers } = await createTestOperator(api.db, ['refund'])
    const body = { email: createRegistration().email }
    const { status } = await send('POST', `/operator/orders/${number}/tickets`, { headers, body })
    return { status: status === 202 ? 200 : status }
  },
  operatorRevoked: async ({ operator }) => ({
    status: (await revokeOperator(api.db, operator.name, new Date())) ? 200 : 404,
  }),
}

const isSignedIn = async (browser: ShopperBrowser) => (await browser.get('/bff/profile')).status === 200
const accepts = async (path: string, token: string) => (await post(path, { token })).status === 200
const opensOrder = async ({ id }: { id: string }, key: string) =>
  (await send('GET', `/orders/${id}`, { headers: { 'order-key': key } })).status === 200

const canReset = async ({ email, oldEmail, newEmail, resetLink }: Holder) => {
  for (const address of [email, oldEmail, newEmail]) {
    const body = { email: address, token: resetLink, newPassword: 'a password by an old link' }
    if ((await post('/users/update-password', body)).status === 200) return true
  }
  return false
}

/** Whether each credential still works. The checks are in an order in which none changes the result of a later one. */
const checks: Record<Credential, (holder: Holder) => Promise<boolean>> = {
  session: ({ browser }) => isSignedIn(browser),
  otherSession: ({ other }) => isSignedIn(other.browser),
  accessToken: async ({ other }) => (await send('GET', '/me', { token: other.token })).status === 200,
  passkeyConfirmation: async ({ browser }) => (await browser.get('/bff/profile/passkeys')).body.isConfirmed === true,
  // The check of `otherSession` has used this token. So the API accepts it within its grace period, or not at all.
  otherRefreshToken: async ({ other }) =>
    (await post('/token/refresh', { refresh_token: other.refreshToken })).status === 200,
  knownDevice: ({ email, other }) => {
    const deviceHash = hashDeviceToken(other.browser.cookies.get('device')!)
    return bff.storage.isKnownDevice(createSessionKeys(bff.config.sessionKeys).getAccountKeys(email)[0]!, deviceHash)
  },
  verificationLink: ({ verificationLink }) => accepts('/users/open-verification', verificationLink),
  newAddressLink: ({ newAddressLink }) => accepts('/users/open-verification', newAddressLink),
  undoLink: ({ undoLink }) => accepts('/users/open-email-undo', undoLink),
  ownOrderLink: ({ ownOrder }) => opensOrder(ownOrder, ownOrder.link),
  guestOrderKey: ({ guestOrder }) => opensOrder(guestOrder, guestOrder.key),
  guestOrderLink: ({ guestOrder }) => opensOrder(guestOrder, guestOrder.link),
  shareLink: async ({ sharePath }) => (await send('GET', sharePath)).status === 200,
  newsletterConfirmation: ({ confirmation }) => accepts('/newsletter-subscriptions/confirm', confirmation),
  newsletterUnsubscription: ({ unsubscription }) => accepts('/newsletter-subscriptions/unsubscribe', unsubscription),
  passkeyChallenge: async ({ passkey: { caller, challenge } }) =>
    (await passkeyCalls.sendPasskey(caller, createAuthenticator().create(challenge))).status === 201,
  passkey: async ({ passkey: { authenticator } }) =>
    (await passkeyCalls.usePasskey(authenticator, (await post('/auth', {})).body.token)).status === 200,
  operatorKey: async ({ operator }) =>
    (await send('POST', '/tickets/check', { headers: operator.headers, body: { code: 'PX', event: 'open-night' } }))
      .status === 200,
  resetLink: canReset,
}

const checkAll = async (holder: Holder) => {
  const results: Partial<Record<Credential, 'works' | 'has ended'>> = {}
  for (const [credential, check] of Object.entries(checks))
    results[credential as Credential] = (await check(holder)) ? 'works' : 'has ended'
  return results
}

describe('every credential', () => {
  it('works before any event', async () => {
    const expected = Object.fromEntries(Object.keys(credentials).map((credential) => [credential, 'works']))
    expect(await checkAll(await createHolder())).toEqual(expected)
  })

  it.each(Object.entries(accountEvents))('ends or stays as documented: %s', async (event) => {
    const holder = await createHolder()
    expect((await events[event as AccountEvent](holder)).status).toBe(200)
    clockOffsetMs = refreshMs
    const outcome = await checkAll(holder)
    clockOffsetMs = 0
    const expected = Object.keys(credentials).map((credential) => [
      credential,
      hasEnded(event, credential) ? 'has ended' : 'works',
    ])
    expect(outcome).toEqual(Object.fromEntries(expected))
  })
})
