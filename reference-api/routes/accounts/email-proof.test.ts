import { afterAll, describe, expect, it } from 'vitest'
import { startApiUnderTest, isRemote, type Customer } from '../../testing/api-under-test.ts'
import { buyer, placeTestOrder } from '../../testing/place-test-order.ts'
import { createMailbox } from '../../testing/mailbox.ts'
import { parseMail } from '../../testing/parse-mail.ts'
import { createTestClock } from '../../testing/test-clock.ts'

const mailbox = await createMailbox()
afterAll(() => mailbox.remove())
const clock = createTestClock()
const api = startApiUnderTest({ mailFolder: mailbox.folder, shopUrl: 'https://shop.example', now: clock.now })

const post = (path: string, body: object, token?: string) =>
  api.sendRequest('POST', path, { body, ...(token ? { token } : {}) })
const signIn = async (email: string, password = 'a rather long password') =>
  (await post('/auth', { email, password })).status
const verify = (token: string, proof: { session?: string; password?: string } = {}) =>
  post('/users/verify-email', { token, ...(proof.password ? { password: proof.password } : {}) }, proof.session)
const findLink = (email: string, count = 1) => mailbox.waitForToken(email, '/verify-email', count)
const findUndoLink = (email: string) => mailbox.waitForToken(email, '/undo-email-change')
const requestChange = ({ id, token }: Customer, email: string) =>
  api.sendRequest('PUT', `/users/${id}`, { token, body: { email } })
const readOwn = (token: string) => api.sendRequest('GET', '/me', { token })
const listOrders = async (token: string): Promise<string[]> =>
  (await api.sendRequest('GET', '/users-orders', { token })).body['hydra:member'].map(({ id }: { id: string }) => id)
const createAddress = () => `victim-${crypto.randomUUID()}@example.com`
const placeGuestOrder = (email: string) => placeTestOrder(api.db, { contact: { ...buyer, email } })

const setProven = (id: string) =>
  api.db.updateTable('users').set({ email_verified_at: clock.now() }).where('id', '=', id).execute()

const changeEmail = async (customer: Customer, email: string) => {
  await requestChange(customer, email)
  expect((await verify(await findLink(email), { session: customer.token })).status).toBe(200)
}

/** The victim's order is unchanged: readable by key and look-up, and in no account. */
const expectUntouched = async (
  { id, key, number }: { id: string; key: string | null; number: string },
  email: string,
) => {
  expect((await api.sendRequest('GET', `/orders/${id}`, { headers: { 'order-key': key ?? '' } })).status).toBe(200)
  expect((await post('/orders/look-up', { number, email })).status).toBe(200)
  const row = await api.db.selectFrom('orders').select('user_id').where('id', '=', id).executeTakeFirstOrThrow()
  expect(row.user_id).toBeNull()
}

describe.skipIf(isRemote)('an attacker who opens an account with a victim’s address', () => {
  it('gets neither the address nor the guest orders when the victim follows the link', async () => {
    const victim = createAddress()
    const order = await placeGuestOrder(victim)
    const body = { firstName: 'Mallory', lastName: 'Quill', email: victim, password: 'the attacker’s password' }
    await post('/users', body)
    const { token: session } = (await post('/auth', body)).body
    const link = await findLink(victim)
    expect(await verify(link)).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'password' }] } })
    expect((await verify(link, { session: (await api.createCustomer()).token })).status).toBe(422)
    expect((await verify(link, { session: (await api.createGuest()).token })).status).toBe(422)
    expect((await verify(link, { password: 'the victim’s guess' })).status).toBe(422)
    expect((await readOwn(session)).body.emailVerified).toBe(false)
    expect(await listOrders(session)).toEqual([])
    await expectUntouched(order, victim)
  })

  it('loses the address when the victim says “this was not me”', async () => {
    const victim = createAddress()
    const body = { firstName: 'Mallory', lastName: 'Quill', email: victim, password: 'the attacker’s password' }
    await post('/users', body)
    const { token: session, refresh_token } = (await post('/auth', body)).body
    const link = await findLink(victim)
    expect((await post('/users/disown-email', { token: link })).status).toBe(200)
    expect(await signIn(victim, body.password)).toBe(401)
    expect((await post('/token/refresh', { refresh_token })).status).toBe(401)
    expect((await verify(link, { session })).status).toBe(422)
    expect((await post('/users/disown-email', { token: link })).status).toBe(422)
    const { email } = (await readOwn(session)).body
    expect(await signIn(email, body.password)).toBe(401)
    expect((await post('/users', { ...body, firstName: 'Ada' })).status).toBe(201)
  })
})

describe.skipIf(isRemote)('an attacker who moves an account to a victim’s address', () => {
  it('gets neither the address nor the guest orders when the victim follows the link', async () => {
    const [attacker, victim] = [await api.createCustomer(), createAddress()]
    const order = await placeGuestOrder(victim)
    expect((await requestChange(attacker, victim)).body).toMatchObject({ email: attacker.email, pendingEmail: victim })
    const link = await findLink(victim)
    expect((await verify(link)).status).toBe(422)
    expect((await readOwn(attacker.token)).body.email).toBe(attacker.email)
    expect(await signIn(victim)).toBe(401)
    await expectUntouched(order, victim)
    expect((await post('/users/disown-email', { token: link })).status).toBe(200)
    expect((await readOwn(attacker.token)).body).toMatchObject({ email: attacker.email, pendingEmail: null })
    expect((await verify(link, { session: attacker.token })).status).toBe(422)
    expect(await signIn(attacker.email)).toBe(200)
  })
})

describe.skipIf(isRemote)('a verification link', () => {
  it('says what was opened and when, and repeats nothing that was typed there', async () => {
    const victim = createAddress()
    await post('/users', {
      firstName: 'Call Now',
      lastName: 'For Prizes',
      email: victim,
      password: 'a long one 1',
    })
    const [email] = await mailbox.waitForEmails(victim)
    expect(parseMail(email!).text).toMatch(/an account was opened/)
    expect(email).not.toMatch(/Call Now|For Prizes/)
    const token = await findLink(victim)
    expect((await post('/users/open-verification', { token })).body).toMatchObject({
      kind: 'account',
      email: victim,
      requestedAt: expect.any(String),
      isVerified: false,
      isOwn: false,
    })
  })

  it('changes nothing when it is opened', async () => {
    const customer = await api.createCustomer()
    const { id, email } = customer
    await verify(await findLink(email), { session: customer.token })
    const next = createAddress()
    await changeEmail(customer, next)
    const last = createAddress()
    await requestChange(customer, last)
    const loadState = () =>
      Promise.all([
        api.db.selectFrom('users').selectAll().where('id', '=', id).execute(),
        api.db.selectFrom('mailed_tokens').selectAll().where('user_id', '=', id).orderBy('token_hash').execute(),
        api.db.selectFrom('password_resets').selectAll().where('user_id', '=', id).execute(),
      ])
    const [verification, undo] = [await findLink(last), await findUndoLink(email)]
    const before = await loadState()
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect((await post('/users/open-verification', { token: verification })).status).toBe(200)
      expect((await post('/users/open-email-undo', { token: undo })).body).toMatchObject({ email })
    }
    expect(await loadState()).toEqual(before)
  })

  it('proves the address with the password of the account, in any browser', async () => {
    const { email, password, token } = await api.createCustomer()
    expect((await verify(await findLink(email), { password })).status).toBe(200)
    expect((await readOwn(token)).body.emailVerified).toBe(true)
    expect((await post('/users/disown-email', { token: await findLink(email) })).status).toBe(422)
  })
})

describe.skipIf(isRemote)('a changed email', () => {
  it('counts once it is proven: until then the old address signs in and gets the emails', async () => {
    const customer = await api.createCustomer()
    const [old, next] = [customer.email, createAddress()]
    await requestChange(customer, next)
    expect(await mailbox.waitForEmails(old, 'You want another email address')).toHaveLength(1)
    expect([await signIn(old), await signIn(next)]).toEqual([200, 401])
    await post('/users/reset-password', { email: old })
    const reset = await mailbox.waitForToken(old, '/set-password')
    expect((await verify(await findLink(next), { session: customer.token })).status).toBe(200)
    expect([await signIn(old), await signIn(next)]).toEqual([401, 200])
    expect((await readOwn(customer.token)).body).toMatchObject({ email: next, emailVerified: true, pendingEmail: null })
    const completion = { email: next, token: reset, newPassword: 'quite another password' }
    expect((await post('/users/update-password', completion)).status).toBe(401)
    expect((await verify(await findLink(old), { session: customer.token })).status).toBe(422)
    expect((await verify(await findLink(next), { session: customer.token })).status).toBe(200)
  })

  it('is forgotten when the customer keeps the old one, and its link ends', async () => {
    const customer = await api.createCustomer()
    const next = createAddress()
    await requestChange(customer, next)
    const link = await findLink(next)
    const path = `/users/${customer.id}/pending-email`
    expect((await api.sendRequest('DELETE', path, { token: (await api.createCustomer()).token })).status).toBe(404)
    const kept = await api.sendRequest('DELETE', path, { token: customer.token })
    expect(kept).toMatchObject({ status: 200, body: { email: customer.email, pendingEmail: null } })
    expect((await verify(link, { session: customer.token })).status).toBe(422)
  })

  it('goes to the account that proves it first', async () => {
    const [first, second] = [await api.createCustomer(), await api.createCustomer()]
    const next = createAddress()
    await requestChange(first, next)
    const link = await findLink(next)
    clock.advance({ seconds: 61 })
    await requestChange(second, next)
    expect((await verify(await findLink(next, 2), { session: second.token })).status).toBe(200)
    expect(await verify(link, { session: first.token })).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'email' }] },
    })
    expect((await readOwn(first.token)).body.email).toBe(first.email)
  })

  it('is undone from the old address within a week, which ends sessions and password', async () => {
    const customer = await api.createCustomer()
    const [old, next] = [customer.email, createAddress()]
    await changeEmail(customer, next)
    const undo = await findUndoLink(old)
    clock.advance({ days: 6 })
    expect((await post('/users/undo-email-change', { token: undo })).status).toBe(200)
    expect((await post('/token/refresh', { refresh_token: customer.refresh_token })).status).toBe(401)
    expect([await signIn(old), await signIn(next)]).toEqual([401, 401])
    const token = await mailbox.waitForToken(old, '/set-password')
    const completion = { email: old, token, newPassword: 'a password of the owner' }
    expect((await post('/users/update-password', completion)).status).toBe(200)
    expect(await signIn(old, completion.newPassword)).toBe(200)
    expect((await post('/users/undo-email-change', { token: undo })).status).toBe(422)
  })

  it('cannot be undone after a week', async () => {
    const customer = await api.createCustomer()
    const old = customer.email
    await changeEmail(customer, createAddress())
    const undo = await findUndoLink(old)
    clock.advance({ days: 7, seconds: 1 })
    for (const path of ['/users/open-email-undo', '/users/undo-email-change'])
      expect((await post(path, { token: undo })).status, path).toBe(422)
  })

  it('is undone although the thief changed it twice, asked for the deletion and opened an account with it', async () => {
    const customer = await api.createCustomer()
    const { id, email: old, password } = customer
    await setProven(id)
    await changeEmail(customer, createAddress())
    const undo = await findUndoLink(old)
    const second = createAddress()
    await changeEmail(customer, second)
    await post('/users', { firstName: 'Mallory', lastName: 'Quill', email: old, password })
    await api.sendRequest('DELETE', `/users/${id}`, { token: customer.token, body: { password } })
    expect((await post('/users/undo-email-change', { token: undo })).status).toBe(200)
    const row = await api.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ email: old, deletes_at: null, pending_email: null })
    expect(await signIn(old)).toBe(401)
    const links = await api.db.selectFrom('mailed_tokens').select('purpose').where('user_id', '=', id).execute()
    expect(links).toEqual([])
  })

  it('is undone by the owner although the thief undid a second change', async () => {
    const customer = await api.createCustomer()
    const [old, second] = [customer.email, createAddress()]
    await changeEmail(customer, second)
    const undo = await findUndoLink(old)
    clock.advance({ seconds: 61 })
    await changeEmail(customer, createAddress())
    expect((await post('/users/undo-email-change', { token: await findUndoLink(second) })).status).toBe(200)
    expect((await post('/users/undo-email-change', { token: undo })).status).toBe(200)
    const row = await api.db.selectFrom('users').selectAll().where('id', '=', customer.id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ email: old, email_verified_at: null })
  })

  it('neither proves an address that was never proven, nor takes it from another account', async () => {
    const attacker = await api.createCustomer()
    const victim = attacker.email
    await changeEmail(attacker, createAddress())
    const undo = await findUndoLink(victim)
    const own = { firstName: 'Ada', lastName: 'Quill', email: victim, password: 'the password of the victim' }
    await post('/users', own)
    expect((await post('/users/undo-email-change', { token: undo })).status).toBe(422)
    expect(await signIn(victim, own.password)).toBe(200)
  })
})
