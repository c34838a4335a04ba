import { describe, expect, it } from 'vitest'
import { isRemote } from '../../testing/api-under-test.ts'
import { placeTestOrder } from '../../testing/place-test-order.ts'
import { startOperatorApi } from '../../testing/start-operator-api.ts'
import { createOrderToken } from '../../store/orders/order-tokens.ts'
import { hashToken } from '../../domain/secrets.ts'

const operators = 'PX Live <box-office@px-live.example>'
const { api, operate, readOrder, listEmails, waitForEmail, createContact } = await startOperatorApi()

const post = (path: string, body: object, language = 'en') => api.sendRequest('POST', path, { body, language })
const read = (path: string, key: string, token?: string) =>
  api.sendRequest('GET', path, { headers: { 'order-key': key }, ...(token && { token }) })

/** The links of an email to pages of the shop, by their path and `page`. */
const findLinks = (text: string) => [...text.matchAll(/https:\/\/shop\.example\S*/g)].map(([link]) => new URL(link))
const findToken = (text: string, path = '/orders/look-up') =>
  findLinks(text)
    .find(({ pathname, searchParams }) => pathname === path && searchParams.has('token'))
    ?.searchParams.get('token') ?? ''

/** An order that the queue has confirmed by email, and the token of its link. */
const placeConfirmedOrder = async (overrides: Parameters<typeof placeTestOrder>[1] = {}) => {
  const contact = createContact()
  const bought = await placeTestOrder(api.db, { contact, ...overrides })
  const subject = overrides.language === 'de' ? 'Deine Bestellung' : 'Your order'
  await waitForEmail(contact.email, `${subject} ${bought.number}`)
  const text = (await listEmails(contact.email))[0]!.text
  return { ...bought, contact, text, token: findToken(text) }
}

const listEmailsToOperators = async (number: string) =>
  (await listEmails(operators)).filter(({ subject }) => subject.includes(number))

describe.skipIf(isRemote)('the link in the email of an order', () => {
  it('has a token of 256 random bits, of which the database has only the hash [S14]', async () => {
    const { id, token } = await placeConfirmedOrder()
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const rows = await api.db.selectFrom('mailed_tokens').selectAll().where('order_id', '=', id).execute()
    expect(rows).toMatchObject([{ purpose: 'order', token_hash: hashToken(token) }])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('opens order, documents and calendar of a guest, without revealing the key of the session', async () => {
    const { id, number, token } = await placeConfirmedOrder()
    expect(await post('/orders/open-link', { token })).toMatchObject({ status: 200, body: { id } })
    expect(await read(`/orders/${id}`, token)).toMatchObject({ status: 200, body: { id, number, key: null } })
    for (const file of ['tickets.pdf', 'calendar.ics'])
      expect((await read(`/orders/${id}/${file}`, token)).status, file).toBe(200)
  })

  it('opens an order of an account without its token, also after a claim', async () => {
    const { id: userId } = await api.createCustomer()
    const own = await placeConfirmedOrder({ userId })
    expect(own.key).toBeNull()
    expect(await read(`/orders/${own.id}`, own.token)).toMatchObject({ status: 200, body: { key: null } })
    const guestOrder = await placeConfirmedOrder()
    await api.db.updateTable('orders').set({ user_id: userId }).where('id', '=', guestOrder.id).execute()
    expect((await read(`/orders/${guestOrder.id}`, guestOrder.token)).status).toBe(200)
    expect((await read(`/orders/${guestOrder.id}`, guestOrder.key!)).status).toBe(404)
  })

  it('opens no other order, and nothing when it is made up or expired [S45]', async () => {
    const { token } = await placeConfirmedOrder()
    const other = await placeConfirmedOrder()
    expect((await read(`/orders/${other.id}`, token)).status).toBe(404)
    const expired = await createOrderToken(api.db, { id: other.id, email: other.contact.email }, new Date(0))
    for (const invalid of ['made-up', expired]) {
      expect((await post('/orders/open-link', { token: invalid })).body.violations).toMatchObject([
        { propertyPath: 'token', message: 'This link no longer works. Ask for a new one.' },
      ])
      expect((await read(`/orders/${other.id}`, invalid)).status).toBe(404)
    }
  })

  it('opens nothing when it was made for a previous address during a correction', async () => {
    const { id } = await placeConfirmedOrder()
    const late = await createOrderToken(api.db, { id, email: 'previous@example.com' }, new Date())
    expect((await post('/orders/open-link', { token: late })).status).toBe(422)
    expect((await read(`/orders/${id}`, late)).status).toBe(404)
  })

  it('leads to the tickets of an order with tickets only, in the language of the email', async () => {
    const german = await placeConfirmedOrder({ language: 'de' })
    const links = findLinks(german.text)
    expect(links.map(({ searchParams }) => searchParams.get('lng'))).toEqual(links.map(() => 'de'))
    expect(links.filter(({ searchParams }) => searchParams.get('page') === 'tickets')).toHaveLength(1)
    const record = await placeConfirmedOrder({ lines: [{ sku: 'VOUCHER-25', quantity: 1 }] })
    expect(record.token).not.toBe('')
    expect(record.text).not.toContain('page=tickets')
    expect(record.text).toContain('lng=en')
  })

  it('shows state and amounts after a refund, but no refunded ticket', async () => {
    const { id, key, number, token } = await placeConfirmedOrder()
    const [{ tickets }] = (await readOrder({ id, key })).lines
    await operate('POST', `/operator/orders/${number}/refund`, { tickets: [tickets[0].id] })
    const { body } = await read(`/orders/${id}`, token)
    expect(body).toMatchObject({ status: 'part_refunded', totals: { refunded: 2000 } })
    expect(body.lines[0].tickets).toMatchObject([{ id: tickets[1].id, position: 2, of: 2 }])
    expect((await read(`/orders/${id}/tickets/${tickets[0].id}.pdf`, token)).status).toBe(404)
    await operate('POST', `/operator/orders/${number}/refund`, {})
    expect((await read(`/orders/${id}`, token)).body).toMatchObject({ status: 'cancelled', lines: [{ tickets: [] }] })
    expect((await read(`/orders/${id}/tickets.pdf`, token)).status).toBe(404)
    // The buyer's session still sees all tickets.
    expect((await readOrder({ id, key })).lines[0].tickets).toHaveLength(2)
  })
})

describe.skipIf(isRemote)('new links for an email address', () => {
  it('are sent for its newest orders, and end no earlier ones: any guest can request them', async () => {
    const first = await placeConfirmedOrder()
    const second = await placeTestOrder(api.db, { contact: first.contact })
    const response = await post('/orders/send-links', { email: first.contact.email.toUpperCase() }, 'de')
    expect(response).toMatchObject({ status: 202, body: { message: expect.stringContaining('unterwegs') } })
    await waitForEmail(first.contact.email, 'Die Links zu deinen Bestellungen')
    const { text } = (await listEmails(first.contact.email)).find(({ subject }) => subject.startsWith('Die Links'))!
    expect(text.indexOf(second.number)).toBeLessThan(text.indexOf(first.number))
    const part = text.slice(text.indexOf(first.number))
    const token = findToken(part)
    expect(findToken(part, '/orders/not-me')).toBe(token)
    for (const link of [first.token, token]) expect((await read(`/orders/${first.id}`, link)).status).toBe(200)
    expect((await readOrder(first)).number).toBe(first.number)
  })

  it('are not sent to an address without orders, which gets the same response [S44]', async () => {
    const { contact } = await placeConfirmedOrder()
    const [known, unknown] = [
      await post('/orders/send-links', { email: contact.email }),
      await post('/orders/send-links', { email: 'stranger@example.com' }),
    ]
    expect(unknown).toMatchObject({ status: known.status, body: known.body })
    await waitForEmail(contact.email, 'The links to your orders')
    expect(await listEmails('stranger@example.com')).toEqual([])
    expect((await post('/orders/send-links', { email: 'nonsense' })).status).toBe(422)
  })
})

describe.skipIf(isRemote)('a look-up of an order', () => {
  it('tells its owner by an email with a link that opens it; earlier links stay valid', async () => {
    const { id, number, contact, token } = await placeConfirmedOrder({ language: 'de' })
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect((await post('/orders/look-up', { email: contact.email, number })).status).toBe(200)
    await waitForEmail(contact.email, `Der Link zu deiner Bestellung ${number}`)
    const { text } = (await listEmails(contact.email)).find(({ subject }) => subject.startsWith('Der Link'))!
    expect(text).toContain('Das warst du nicht?')
    expect(text).not.toContain(contact.firstName)
    for (const link of [token, findToken(text)]) expect((await read(`/orders/${id}`, link)).status).toBe(200)
    await post('/orders/disown', { token })
    expect((await post('/orders/look-up', { email: contact.email, number })).status).toBe(404)
  })
})

describe.skipIf(isRemote)('a claim of an order', () => {
  it('tells the buyer by email, once', async () => {
    const { id, key, number, contact } = await placeConfirmedOrder()
    const { token } = await api.createCustomer()
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(
        (await api.sendRequest('POST', `/orders/${id}/claim`, { token, headers: { 'order-key': key ?? '' } })).status,
      ).toBe(200)
    await waitForEmail(contact.email, `Your order ${number} is in an account now`)
    const { text } = (await listEmails(contact.email)).find(({ subject }) => subject.includes('in an account'))!
    expect(text).not.toContain(contact.firstName)
    expect((await read(`/orders/${id}`, findToken(text))).status).toBe(200)
  })
})

describe.skipIf(isRemote)('“this was not me”', () => {
  it('ends links and emails for the address, tells the operators, and leaves the session its view', async () => {
    const { id, number, key, contact, text, token } = await placeConfirmedOrder()
    expect(await post('/orders/disown', { token: findToken(text, '/orders/not-me') })).toMatchObject({
      status: 200,
      body: { message: 'Thank you for telling us.' },
    })
    expect((await read(`/orders/${id}`, token)).status).toBe(404)
    expect((await post('/orders/look-up', { email: contact.email, number })).status).toBe(404)
    expect((await post('/orders/disown', { token })).status).toBe(422)
    const lateToken = await createOrderToken(api.db, { id, email: contact.email }, new Date())
    expect((await read(`/orders/${id}`, lateToken)).status).toBe(404)
    expect((await readOrder({ id, key })).number).toBe(number)
    await expect.poll(() => listEmailsToOperators(number)).toHaveLength(1)
    const [notice] = await listEmailsToOperators(number)
    expect(notice!.text).toContain(contact.email)
    await operate('POST', `/operator/orders/${number}/refund`, {})
    await post('/orders/send-links', { email: contact.email })
    const later = await placeConfirmedOrder()
    expect(later.number).not.toBe(number)
    expect(await listEmails(contact.email)).toHaveLength(1)
  })

  it('keeps the order out of an account that verifies the address', async () => {
    const { id, contact, token } = await placeConfirmedOrder()
    await post('/orders/disown', { token })
    const password = 'a rather long password'
    await post('/users', { ...contact, password })
    const subject = 'Is this your email address?'
    await waitForEmail(contact.email, subject)
    const { text } = (await listEmails(contact.email)).find((email) => email.subject === subject)!
    expect((await post('/users/verify-email', { token: findToken(text, '/verify-email'), password })).status).toBe(200)
    const session = (await post('/auth', { email: contact.email, password })).body
    expect((await api.sendRequest('GET', '/users-orders', { token: session.token })).body['hydra:totalItems']).toBe(0)
    expect((await read(`/orders/${id}`, '', session.token)).status).toBe(404)
  })

  it('lets an operator send the order to the right address', async () => {
    const { id, number, token, contact } = await placeConfirmedOrder()
    await post('/orders/disown', { token })
    const email = createContact().email
    const withoutAddress = await operate('POST', `/operator/orders/${number}/tickets`)
    expect(withoutAddress.body.violations).toMatchObject([{ propertyPath: 'email' }])
    expect((await operate('POST', `/operator/orders/${number}/tickets`, { email })).status).toBe(202)
    await waitForEmail(email, `Your order ${number}`)
    expect((await listEmails(contact.email)).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining('new email address'),
    )
    const text = (await listEmails(email))[0]!.text
    expect(await read(`/orders/${id}`, findToken(text))).toMatchObject({ status: 200, body: { contact: { email } } })
  })
})

it.skipIf(isRemote)('opening a link changes nothing, however often it is opened', async () => {
  const { token, id } = await placeConfirmedOrder()
  const loadState = async () => [
    await api.db.selectFrom('orders').selectAll().where('id', '=', id).execute(),
    await api.db.selectFrom('mailed_tokens').selectAll().where('order_id', '=', id).execute(),
  ]
  const before = await loadState()
  for (let attempt = 0; attempt < 3; attempt += 1) await post('/orders/open-link', { token })
  expect(await loadState()).toEqual(before)
})
