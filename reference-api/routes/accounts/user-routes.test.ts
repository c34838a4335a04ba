import { afterAll, describe, expect, it } from 'vitest'
import { startApiUnderTest, isRemote } from '../../testing/api-under-test.ts'
import { createMailbox } from '../../testing/mailbox.ts'

const mailbox = await createMailbox()
afterAll(() => mailbox.remove())
const api = startApiUnderTest({ mailFolder: mailbox.folder })

const createPerson = () => ({
  firstName: 'Ada',
  lastName: 'Quill',
  email: `test-${crypto.randomUUID()}@example.com`,
  telephone: '020 7946 0000',
  password: 'a rather long password',
})

const register = (body: unknown, language = 'en') => api.sendRequest('POST', '/users', { body, language })

const paths = (body: { violations?: { propertyPath: string }[] }) =>
  body.violations?.map(({ propertyPath }) => propertyPath)

describe('registering', () => {
  it('creates a user who can sign in', async () => {
    const body = createPerson()
    const response = await register(body)
    expect(response.status).toBe(201)
    const { password, ...profile } = body
    expect(response.body).toMatchObject({ '@type': 'User', ...profile })
    expect(JSON.stringify(response.body)).not.toContain('password')
    expect(response.headers.get('location')).toBe(`/users/${response.body.id}`)
    expect((await api.sendRequest('POST', '/auth', { body: { email: body.email, password } })).status).toBe(200)
  })

  it('normalises the email and rejects a registered one in any spelling', async () => {
    const body = createPerson()
    const first = await register({ ...body, email: `  ${body.email.toUpperCase()}` })
    expect(first.body.email).toBe(body.email)
    const second = await register(body)
    expect(second.status).toBe(422)
    expect(second.body.violations).toEqual([
      { propertyPath: 'email', message: 'There is already an account with this email address.' },
    ])
    expect((await register(body, 'de')).body.violations[0].message).toBe(
      'Mit dieser E‑Mail-Adresse gibt es schon ein Konto.',
    )
  })

  it('creates one account when two requests are concurrent', async () => {
    const body = createPerson()
    const statuses = (await Promise.all([register(body), register(body)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, 422])
  })

  it('names every invalid field by its name in the form', async () => {
    const response = await register({ firstName: ' ', email: 'nonsense', telephone: 'call me', password: 'short' })
    expect(response.status).toBe(422)
    expect(response.body['@type']).toBe('ConstraintViolationList')
    expect(paths(response.body)).toEqual(['firstName', 'lastName', 'email', 'telephone', 'password'])
  })

  it.each(['a@b', 'a b@example.com', '@example.com', 'a@', `${'a'.repeat(250)}@example.com`, 7, null])(
    'rejects the email %s',
    async (email) => {
      expect(paths((await register({ ...createPerson(), email })).body)).toEqual(['email'])
    },
  )

  it.each(['nine char', 'password1234', '1234567890', 'aaaaaaaaaaaa', 'x'.repeat(300)])(
    'rejects the password %s',
    async (password) => {
      expect(paths((await register({ ...createPerson(), password })).body)).toEqual(['password'])
    },
  )

  it('rejects the email as password', async () => {
    const body = createPerson()
    expect(paths((await register({ ...body, password: body.email })).body)).toEqual(['password'])
  })

  it('needs no telephone number and ignores unknown fields', async () => {
    const { telephone: _none, ...body } = createPerson()
    const response = await register({ ...body, id: 'mine', role: 'admin', createdAt: '2000-01-01' })
    expect(response.status).toBe(201)
    expect(response.body.telephone).toBeNull()
    expect(response.body.id).not.toBe('mine')
  })
})

describe('a user', () => {
  it('reads their own record, by id and as /me', async () => {
    const { id, token, email } = await api.createCustomer()
    expect((await api.sendRequest('GET', `/users/${id}`, { token })).body).toMatchObject({
      id,
      email,
      firstName: 'Ada',
    })
    const me = await api.sendRequest('GET', '/me', { token })
    expect(me.body.id).toBe(id)
    expect(me.headers.get('cache-control')).toContain('no-store')
  })

  it('gets 404 for another user [S45]', async () => {
    const [customer, otherCustomer] = [await api.createCustomer(), await api.createCustomer()]
    const guest = await api.createGuest()
    for (const token of [otherCustomer.token, guest.token]) {
      expect((await api.sendRequest('GET', `/users/${customer.id}`, { token })).status).toBe(404)
      expect(
        (await api.sendRequest('PUT', `/users/${customer.id}`, { token, body: { firstName: 'Mallory' } })).status,
      ).toBe(404)
    }
    expect((await api.sendRequest('GET', `/users/${customer.id}`)).status).toBe(401)
    expect((await api.sendRequest('GET', '/me', { token: guest.token })).status).toBe(404)
    expect((await api.sendRequest('GET', '/me', { token: customer.token })).body.firstName).toBe('Ada')
  })

  it('can change only their names, and ask for another email', async () => {
    const { id, token, password } = await api.createCustomer()
    const email = createPerson().email
    const response = await api.sendRequest('PUT', `/users/${id}`, {
      token,
      body: { email, firstName: 'Grace', id: 'other', createdAt: 'never' },
    })
    expect(response.body).toMatchObject({ id, pendingEmail: email, firstName: 'Grace', lastName: 'Quill' })
    expect((await api.sendRequest('POST', '/auth', { body: { email, password } })).status).toBe(401)
  })

  it('cannot change to a registered or malformed email', async () => {
    const [customer, otherCustomer] = [await api.createCustomer(), await api.createCustomer()]
    for (const email of [otherCustomer.email, 'nonsense']) {
      const response = await api.sendRequest('PUT', `/users/${customer.id}`, { token: customer.token, body: { email } })
      expect(response.status).toBe(422)
      expect(paths(response.body)).toEqual(['email'])
    }
  })

  it.skipIf(isRemote)('receives an email about the change at the old address', async () => {
    const { id, token, email } = await api.createCustomer()
    await api.sendRequest('PUT', `/users/${id}`, { token, language: 'de', body: { email: createPerson().email } })
    expect(await mailbox.waitForEmails(email, 'Du möchtest eine andere E-Mail-Adresse')).toHaveLength(1)
  })
})
