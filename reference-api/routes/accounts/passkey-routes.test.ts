import { decodeJwt } from 'jose'
import { afterAll, describe, expect, it } from 'vitest'
import { startApiUnderTest, isRemote, type Customer } from '../../testing/api-under-test.ts'
import { createAuthenticator, type AuthenticatorQuirks } from '../../testing/create-authenticator.ts'
import { createPasskeyCalls } from '../../testing/create-passkey-calls.ts'
import { createMailbox } from '../../testing/mailbox.ts'
import { createTestClock } from '../../testing/test-clock.ts'

const mailbox = await createMailbox()
afterAll(() => mailbox.remove())
const clock = createTestClock()
const api = startApiUnderTest({ mailFolder: mailbox.folder, now: clock.now })

const calls = createPasskeyCalls((...request) => api.sendRequest(...request))
const { startAdding, sendPasskey, requestOptions, sendUse, addPasskey, listPasskeys, removePasskey } = calls

const createHolder = async () => {
  const customer = await api.createCustomer()
  const { authenticator, response } = await addPasskey(customer, customer)
  expect(response.status).toBe(201)
  return { customer, authenticator, passkeyId: response.body.id as string }
}

type Authenticator = ReturnType<typeof createAuthenticator>

const usePasskey = async (authenticator: Authenticator, quirks?: AuthenticatorQuirks, token?: string) =>
  calls.usePasskey(authenticator, token ?? (await api.createGuest()).token, quirks)

const rejection = {
  status: 422,
  body: { 'hydra:description': 'This passkey does not work here. Try another one, or sign in with your password.' },
}
const atPassword = (message: string) => ({ status: 422, body: { violations: [{ propertyPath: 'password', message }] } })

describe('adding a passkey', () => {
  it('needs the password', async () => {
    const customer = await api.createCustomer()
    expect(await startAdding(customer, {})).toMatchObject(atPassword('This field is required.'))
    expect(await startAdding(customer, { password: 'wrong' })).toMatchObject(
      atPassword('This is not your current password.'),
    )
    const started = await startAdding(customer, { password: customer.password })
    expect(started).toMatchObject({
      status: 200,
      body: {
        rp: { id: 'localhost', name: 'PX Live' },
        user: { name: customer.email, displayName: 'Ada Quill' },
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
        excludeCredentials: [],
      },
    })
  })

  it('lists it and tells the owner, without its name', async () => {
    const { customer, authenticator } = await createHolder()
    const passkey = { name: 'My phone', lastUsedAt: null }
    expect(await listPasskeys(customer)).toMatchObject({ passkeys: [passkey], confirmedUntil: null })
    const { body: options } = await startAdding(customer, { password: customer.password })
    expect(options.excludeCredentials).toEqual([{ id: authenticator.id, type: 'public-key', transports: ['internal'] }])
    if (isRemote) return
    const [email] = await mailbox.waitForEmails(customer.email, 'A passkey was added to your account')
    expect(email).not.toContain('My phone')
  })

  it.each([
    ['from another origin', { origin: 'https://shop.example' }],
    ['for another domain', { rpId: 'shop.example' }],
    ['without verification of its owner', { userVerified: false }],
    ['with certificates, whose URLs the API must not fetch', { certificates: true }],
  ])('is rejected %s', async (_name, quirks) => {
    const customer = await api.createCustomer()
    expect((await addPasskey(customer, customer, quirks)).response).toMatchObject(rejection)
  })

  it('is rejected twice with one challenge, after five minutes, and for another customer', async () => {
    const [customer, otherCustomer] = [await api.createCustomer(), await api.createCustomer()]
    const { password } = customer
    const { body: options } = await startAdding(customer, { password })
    await startAdding(otherCustomer, otherCustomer)
    expect(await sendPasskey(otherCustomer, createAuthenticator().create(options))).toMatchObject(rejection)
    const { body: again } = await startAdding(customer, { password })
    expect((await sendPasskey(customer, createAuthenticator().create(again))).status).toBe(201)
    expect(await sendPasskey(customer, createAuthenticator().create(again))).toMatchObject(rejection)
    const { body: late } = await startAdding(customer, { password })
    clock.advance({ seconds: 301 })
    expect(await sendPasskey(customer, createAuthenticator().create(late))).toMatchObject(rejection)
  })

  it('is rejected for a credential that another account has', async () => {
    const { authenticator } = await createHolder()
    const otherCustomer = await api.createCustomer()
    const { body: options } = await startAdding(otherCustomer, { password: otherCustomer.password })
    expect(await sendPasskey(otherCustomer, authenticator.create(options))).toMatchObject(rejection)
  })

  it('takes names in one line of plain text only', async () => {
    const customer = await api.createCustomer()
    const { body: options } = await startAdding(customer, { password: customer.password })
    const credential = createAuthenticator().create(options)
    for (const name of ['', ' ', 'two\nlines', 'turned \u202e around', 'x'.repeat(61)])
      expect(await sendPasskey(customer, credential, name)).toMatchObject({
        status: 422,
        body: { violations: [{ propertyPath: 'name' }] },
      })
    expect((await sendPasskey(customer, credential, ' Zoës Telefon 📱 ')).body.name).toBe('Zoës Telefon 📱')
  })

  it('ends at twenty', async () => {
    const { customer, authenticator } = await createHolder()
    const { body: session } = await usePasskey(authenticator, {}, customer.token)
    const confirmed = { ...customer, token: session.token }
    for (let count = 1; count < 20; count++) expect((await addPasskey(confirmed, {})).response.status).toBe(201)
    expect(await startAdding(confirmed, {})).toMatchObject({ status: 422 })
  })
})

describe('signing in with a passkey', () => {
  it('returns the tokens of its owner, again and again', async () => {
    const { customer, authenticator } = await createHolder()
    for (let count = 0; count < 2; count++) {
      const { status, body } = await usePasskey(authenticator)
      expect(status).toBe(200)
      expect(decodeJwt(body.token)).toMatchObject({ id: customer.id, email: customer.email, guest_user: false })
    }
    expect((await listPasskeys(customer)).passkeys[0].lastUsedAt).not.toBeNull()
  })

  it('offers a guest any passkey, and a customer their own', async () => {
    const { customer, authenticator } = await createHolder()
    expect(await requestOptions((await api.createGuest()).token)).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      timeout: 300_000,
      allowCredentials: [],
    })
    expect((await requestOptions(customer.token)).allowCredentials).toMatchObject([{ id: authenticator.id }])
  })

  it.each([
    ['on another origin', { origin: 'http://localhost:3001' }],
    ['for another domain', { rpId: 'shop.example' }],
    ['without verification of its owner', { userVerified: false }],
    ['with a counter that does not grow, as a copy has it', { counter: 1 }],
  ])('is rejected %s', async (_name, quirks) => {
    const { authenticator } = await createHolder()
    expect(await usePasskey(authenticator, quirks)).toMatchObject(rejection)
  })

  it('accepts counters of any size, and of synced passkeys, which stay at 0', async () => {
    const { authenticator } = await createHolder()
    expect((await usePasskey(authenticator, { counter: 0xffff_ffff })).status).toBe(200)
    const customer = await api.createCustomer()
    const { authenticator: synced } = await addPasskey(customer, customer, { counter: 0 })
    expect((await usePasskey(synced, { counter: 0 })).status).toBe(200)
  })

  it('is rejected twice with one challenge, with that of another guest, after five minutes, and without one', async () => {
    const { authenticator } = await createHolder()
    const [guest, otherGuest] = [await api.createGuest(), await api.createGuest()]
    const credential = authenticator.get(await requestOptions(guest.token))
    await requestOptions(otherGuest.token)
    expect(await sendUse(otherGuest.token, credential)).toMatchObject(rejection)
    expect((await sendUse(guest.token, credential)).status).toBe(200)
    expect(await sendUse(guest.token, credential)).toMatchObject(rejection)
    const late = authenticator.get(await requestOptions(guest.token))
    clock.advance({ seconds: 301 })
    expect(await sendUse(guest.token, late)).toMatchObject(rejection)
  })

  it('ends the challenge with a wrong attempt', async () => {
    const { authenticator } = await createHolder()
    const { token } = await api.createGuest()
    const options = await requestOptions(token)
    expect(await sendUse(token, authenticator.get(options, { userVerified: false }))).toMatchObject(rejection)
    expect(await sendUse(token, authenticator.get(options))).toMatchObject(rejection)
  })

  it('is rejected with an unknown passkey, a forged signature, and the name of another account', async () => {
    const [{ authenticator }, { authenticator: otherAuthenticator }] = [await createHolder(), await createHolder()]
    const { token } = await api.createGuest()
    expect(await usePasskey(createAuthenticator())).toMatchObject(rejection)
    const other = otherAuthenticator.get(await requestOptions(token))
    expect(await sendUse(token, { ...other, id: authenticator.id, rawId: authenticator.id })).toMatchObject(rejection)
    const own = authenticator.get(await requestOptions(token))
    const response = { ...own.response, userHandle: other.response.userHandle }
    expect(await sendUse(token, { ...own, response })).toMatchObject(rejection)
    const { userHandle: _, ...unnamed } = authenticator.get(await requestOptions(token)).response
    expect(await sendUse(token, { ...own, response: unnamed })).toMatchObject(rejection)
  })

  it('signs a customer in with no passkey but their own', async () => {
    const { authenticator } = await createHolder()
    const { token } = await api.createCustomer()
    expect(await usePasskey(authenticator, {}, token)).toMatchObject(rejection)
  })

  it('needs a session', async () => {
    expect((await api.sendRequest('POST', '/auth/passkey-options')).status).toBe(401)
    const { authenticator } = await createHolder()
    const credential = authenticator.get(await requestOptions((await api.createGuest()).token))
    expect((await api.sendRequest('POST', '/auth/passkey', { body: { credential } })).status).toBe(401)
  })
})

describe('a passkey used in the last five minutes', () => {
  const confirm = async () => {
    const holder = await createHolder()
    const { body } = await usePasskey(holder.authenticator, {}, holder.customer.token)
    return { ...holder, session: { ...holder.customer, token: body.token as string } }
  }
  const changePassword = ({ id, token }: Customer, body: object) =>
    api.sendRequest('PUT', `/users/${id}/change-password`, { token, body })
  const newPassword = 'quite another password'

  it('stands for the password when it changes', async () => {
    const { customer, session } = await confirm()
    expect(await changePassword(customer, { newPassword })).toMatchObject({
      status: 400,
      body: { violations: [{ propertyPath: 'existingPassword', message: 'This field is required.' }] },
    })
    expect((await changePassword(session, { newPassword })).status).toBe(200)
    const body = { email: customer.email, password: newPassword }
    expect((await api.sendRequest('POST', '/auth', { body })).status).toBe(200)
  })

  it('stands for the password when a passkey is added, and when the account is deleted', async () => {
    const { session } = await confirm()
    expect((await addPasskey(session, {})).response.status).toBe(201)
    const { id, token } = session
    expect((await api.sendRequest('DELETE', `/users/${id}`, { token, body: {} })).status).toBe(200)
  })

  it('stands for no password later, in other sessions, and after the passkey was removed', async () => {
    const { customer, session, passkeyId } = await confirm()
    expect((await listPasskeys(session)).confirmedUntil).not.toBeNull()
    expect((await listPasskeys(customer)).confirmedUntil).toBeNull()
    const late = await confirm()
    clock.advance({ seconds: 301 })
    expect(await startAdding(late.session, {})).toMatchObject(atPassword('This field is required.'))
    const { body } = await usePasskey((await addPasskey(customer, customer)).authenticator, {}, customer.token)
    const renewed = { ...session, token: body.token as string }
    const used = (await listPasskeys(renewed)).passkeys.at(-1).id as string
    expect((await removePasskey(renewed, used, {})).status).toBe(204)
    expect((await listPasskeys(renewed)).confirmedUntil).toBeNull()
    expect(await removePasskey(renewed, passkeyId, {})).toMatchObject(atPassword('This field is required.'))
  })

  it('counts after a refresh of the tokens, but not longer', async () => {
    const { customer, authenticator } = await createHolder()
    const { body } = await usePasskey(authenticator)
    const refresh = async (refresh_token: string) =>
      (await api.sendRequest('POST', '/token/refresh', { body: { refresh_token } })).body
    clock.advance({ seconds: 200 })
    const first = await refresh(body.refresh_token)
    expect((await listPasskeys({ ...customer, ...first })).confirmedUntil).not.toBeNull()
    clock.advance({ seconds: 101 })
    const second = await refresh(first.refresh_token)
    expect((await listPasskeys({ ...customer, ...second })).confirmedUntil).toBeNull()
  })
})

describe('removing a passkey', () => {
  it('needs the password, tells the owner, and ends its sign-ins', async () => {
    const { customer, authenticator, passkeyId } = await createHolder()
    expect(await removePasskey(customer, passkeyId, {})).toMatchObject(atPassword('This field is required.'))
    expect((await removePasskey(customer, passkeyId, customer)).status).toBe(204)
    expect(await usePasskey(authenticator)).toMatchObject(rejection)
    expect((await removePasskey(customer, passkeyId, customer)).status).toBe(404)
    if (!isRemote) await mailbox.waitForEmails(customer.email, 'A passkey was removed from your account')
  })

  it('takes the password alone for the last one, because it is the way in that remains', async () => {
    const { customer, authenticator, passkeyId } = await createHolder()
    const { body } = await usePasskey(authenticator, {}, customer.token)
    expect(await removePasskey({ ...customer, ...body }, passkeyId, {})).toMatchObject(
      atPassword('This is your last passkey. Enter your password, so that you know how to sign in without it.'),
    )
    expect((await removePasskey({ ...customer, ...body }, passkeyId, customer)).status).toBe(204)
    const { email, password } = customer
    expect((await api.sendRequest('POST', '/auth', { body: { email, password } })).status).toBe(200)
  })

  it('finds no passkey of another customer', async () => {
    const [{ passkeyId }, { customer }] = [await createHolder(), await createHolder()]
    expect((await removePasskey(customer, passkeyId, customer)).status).toBe(404)
    expect((await removePasskey(customer, 'no-uuid', customer)).status).toBe(404)
  })
})

it.skipIf(isRemote)('a reset link ends all passkeys, and the email says so', async () => {
  const { customer, authenticator } = await createHolder()
  const { email } = customer
  await api.sendRequest('POST', '/users/reset-password', { body: { email } })
  const token = await mailbox.waitForToken(email, '/set-password')
  const body = { email, token, newPassword: 'quite another password' }
  expect((await api.sendRequest('POST', '/users/update-password', { body })).status).toBe(200)
  expect(await usePasskey(authenticator)).toMatchObject(rejection)
  await mailbox.waitForEmails(email, 'Your passkeys were removed with it.')
})
