import { afterAll, describe, expect, it } from 'vitest'
import { enqueueOrderEmail } from '../store/orders/order-email-queue.ts'
import { startApiUnderTest } from '../testing/api-under-test.ts'
import { homeAddress } from '../testing/home-address.ts'
import { readPdfTexts } from '../testing/read-pdf-texts.ts'
import { createMailbox } from '../testing/mailbox.ts'
import { parseMail } from '../testing/parse-mail.ts'
import { placeTestOrder } from '../testing/place-test-order.ts'

const mailbox = await createMailbox()
afterAll(() => mailbox.remove())
const api = startApiUnderTest({
  mailFolder: mailbox.folder,
  shopUrl: 'https://shop.example',
  frequentJobIntervalMs: 50,
})

const password = 'a rather long password'
const invalidName = 'Enter only a name, without a web address. After a full stop, put a space.'
const attack = 'Your prize waits at\nhttps://evil.example/claim'
const createAddress = () => `victim-${crypto.randomUUID()}@example.com`

type Violation = { propertyPath: string; message: string }
const listInvalidNames = ({ body }: { body: { violations?: Violation[] } }) =>
  (body.violations ?? []).filter(({ message }) => message === invalidName).map(({ propertyPath }) => propertyPath)

const readTexts = async (email: string) =>
  (await mailbox.findEmailsTo(email)).map((source) => {
    const { subject, text, html } = parseMail(source)
    return [subject, text, html].join('\n')
  })

describe('a name with the message of an attacker is rejected', () => {
  it('at registration, and no email goes out', async () => {
    const email = createAddress()
    const body = { firstName: attack, lastName: 'evil.com', email, password }
    const response = await api.sendRequest('POST', '/users', { body })
    expect(response.status).toBe(422)
    expect(listInvalidNames(response)).toEqual(['firstName', 'lastName'])
    expect(await readTexts(email)).toEqual([])
  })

  it('in the profile and the address book', async () => {
    const { id, token } = await api.createCustomer()
    const names = { firstName: attack, lastName: 'Ada \u202e evil' }
    for (const [method, path, body] of [
      ['PUT', `/users/${id}`, names],
      ['POST', '/addresses', { ...homeAddress, type: ['delivery'], ...names }],
    ] as const)
      expect(listInvalidNames(await api.sendRequest(method, path, { token, body }))).toEqual(['firstName', 'lastName'])
    const company = await api.sendRequest('POST', '/addresses', {
      token,
      body: { ...homeAddress, type: ['delivery'], company: 'Quill\nhttps://evil.example' },
    })
    expect(company.body.violations.map(({ propertyPath }: Violation) => propertyPath)).toEqual(['company'])
  })

  it('in a basket: contact, addresses, guests and the recipient of a gift', async () => {
    const { token } = await api.createGuest()
    const put = (body: object) => api.sendRequest('POST', '/baskets', { token, body })
    const names = { firstName: attack, lastName: 'www.evil' }
    const contact = { email: createAddress(), ...names }
    expect(listInvalidNames(await put({ contact, deliveryAddress: { ...homeAddress, ...names } }))).toEqual([
      'contact.firstName',
      'contact.lastName',
      'deliveryAddress.firstName',
      'deliveryAddress.lastName',
    ])
    const lines = [
      { productVariant: 'EV-open-night-standing', extraData: { guestName1: attack, guestName: 'evil.com' } },
      { productVariant: 'VOUCHER-25', extraData: { giftTo: attack } },
    ]
    expect(listInvalidNames(await put({ lines })).sort()).toEqual([
      'lines[0].extraData.guestName',
      'lines[0].extraData.guestName1',
      'lines[1].extraData.giftTo',
    ])
  })

  it('in a form', async () => {
    const values = {
      venue: 'trafohalle',
      occasion: 'wedding',
      date: '2099-01-01',
      guests: '120',
      name: 'Go to https://evil.example',
      email: createAddress(),
    }
    const body = { form: 'private-hire', clientKey: crypto.randomUUID(), language: 'en', values }
    expect(listInvalidNames(await api.sendRequest('POST', '/form-submissions', { body }))).toEqual(['name'])
  })

  it('while the names of people are stored, with a space after an abbreviation', async () => {
    const { body } = await api.sendRequest('POST', '/users', {
      body: { firstName: 'St.John', lastName: 'می‌نا O’Brien-Smith', email: createAddress(), password },
    })
    expect(body).toMatchObject({ firstName: 'St. John', lastName: 'می‌نا O’Brien-Smith' })
  })
})

describe('an email to an unproven email address', () => {
  const claim = 'Call Now For Prizes'

  it('contains no name: verification, password reset, new password, new email address, deletion', async () => {
    const [email, next] = [createAddress(), createAddress()]
    const { body: user } = await api.sendRequest('POST', '/users', {
      body: { firstName: claim, lastName: 'Quill', email, password },
    })
    const { body } = await api.sendRequest('POST', '/auth', { body: { email, password } })
    const send = (method: string, path: string, changes: object) =>
      api.sendRequest(method, path, { token: body.token, body: changes })
    await api.sendRequest('POST', '/users/reset-password', { body: { email } })
    await mailbox.waitForEmails(email, 'set-password')
    await send('PUT', `/users/${user.id}/change-password`, { existingPassword: password, newPassword: `${password}!` })
    await send('PUT', `/users/${user.id}`, { email: next })
    await send('DELETE', `/users/${user.id}`, { password: `${password}!` })
    await mailbox.waitForEmails(email, '', 5)
    await mailbox.waitForEmails(next)
    const texts = [...(await readTexts(email)), ...(await readTexts(next))]
    expect(texts.length).toBeGreaterThanOrEqual(6)
    expect(texts.filter((text) => text.includes(claim))).toEqual([])
  })

  it('greets the owner of a proven one by name', async () => {
    const { id, email } = await api.createCustomer()
    await api.db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', id).execute()
    await api.sendRequest('POST', '/users/reset-password', { body: { email } })
    await mailbox.waitForEmails(email, 'Hello Ada')
  })

  it('contains no name when a guest requests the links of orders', async () => {
    const email = createAddress()
    await placeTestOrder(api.db, { contact: { email, firstName: claim, lastName: claim, telephone: null } })
    await mailbox.waitForEmails(email)
    const before = (await readTexts(email)).length
    await api.sendRequest('POST', '/orders/send-links', { body: { email } })
    await mailbox.waitForEmails(email, '', before + 1)
    expect((await readTexts(email)).at(-1)).not.toContain(claim)
  })

  it('repeats nothing that was typed into a form, except in a declaration, and there no link', async () => {
    const submit = async (form: string, typed: object) => {
      const email = createAddress()
      const values = { name: claim, email, ...typed }
      const body = { form, clientKey: crypto.randomUUID(), language: 'en', values }
      expect((await api.sendRequest('POST', '/form-submissions', { body })).status).toBe(202)
      await mailbox.waitForEmails(email)
      return (await readTexts(email)).join('\n')
    }
    const hire = {
      venue: 'trafohalle',
      occasion: 'wedding',
      date: '2099-01-01',
      guests: '120',
      telephone: '0800 555 555',
    }
    const receipt = await submit('private-hire', { ...hire, message: 'Buy at https://evil.example' })
    expect(receipt).toContain('Trafohalle')
    for (const typed of [claim, 'evil', '0800']) expect(receipt).not.toContain(typed)
    const confirmation = await submit('withdrawal', { contract: 'Order 4711 see https://evil.example/x' })
    expect(confirmation).toContain('Order 4711')
    expect(confirmation).not.toContain('evil.example')
  })
})

describe('an email about an order that cost nothing', () => {
  // No other text of a ticket has the letter Ø: a PDF with it has the name.
  const claim = 'Call Now Øre Prizes'
  const address = { ...homeAddress, firstName: claim, lastName: claim, company: claim, line1: claim, city: claim }
  const ticketLine = { sku: 'EV-open-night-standing', quantity: 2, extraData: { guestName1: claim, guestName: claim } }

  const placeOrder = (email: string, changes: object = {}) =>
    placeTestOrder(api.db, {
      contact: { email, firstName: claim, lastName: claim, telephone: null },
      billingAddress: address,
      deliveryAddress: address,
      promoCodes: ['FREE'],
      lines: [ticketLine],
      ...changes,
    })
  const enqueue = (orderId: string, kind: 'confirmation' | 'tickets') =>
    api.db.transaction().execute((tx) => enqueueOrderEmail(tx, orderId, kind, {}, new Date()))
  const storeProof = (id: string, email: string, email_verified_at: Date) =>
    api.db.updateTable('users').set({ email, email_verified_at }).where('id', '=', id).execute()

  /** What the orders' emails have of the text that the buyer typed. */
  const readEmails = async (email: string, count: number) =>
    (await mailbox.waitForEmails(email, 'PX-', count)).map((source) => {
      const { subject, text, html, attachments } = parseMail(source)
      const [pdf, calendar] = attachments
      return {
        inEmail: [subject, text, html, calendar!.content].join('\n').includes(claim),
        inTickets: readPdfTexts(pdf!.content).join().includes('Ø'),
        isExplained: text.replace(/\s+/g, ' ').includes('leaves out the names and addresses'),
      }
    })
  const omitted = { inEmail: false, inTickets: false, isExplained: true }
  const complete = { inEmail: true, inTickets: true, isExplained: false }

  it('omits what a guest typed, also from its tickets; the order itself has it', async () => {
    const email = createAddress()
    const { id, key } = await placeOrder(email)
    await enqueue(id, 'tickets')
    expect(await readEmails(email, 2)).toEqual([omitted, omitted])
    const { body } = await api.sendRequest('GET', `/orders/${id}`, { headers: { 'Order-Key': key! } })
    expect(body.lines[0].tickets.map(({ holder }: { holder: string }) => holder)).toEqual([claim, claim])
    expect(body.billingAddress).toMatchObject(address)
  })

  it('repeats it only at the address that the signed-in buyer had proven before', async () => {
    const [{ id: userId }, email, other] = [await api.createCustomer(), createAddress(), createAddress()]
    await storeProof(userId, email, new Date(Date.now() + 60_000))
    await placeOrder(email, { userId })
    expect(await readEmails(email, 1)).toEqual([omitted])
    await storeProof(userId, email, new Date(0))
    await placeOrder(email, { userId })
    expect(await readEmails(email, 2)).toEqual([omitted, complete])
    await placeOrder(other, { userId })
    expect(await readEmails(other, 1)).toEqual([omitted])
  })

  it('omits it after an account with the proven address has claimed the order', async () => {
    const [{ id: userId }, email] = [await api.createCustomer(), createAddress()]
    await storeProof(userId, email, new Date(0))
    const { id } = await placeOrder(email)
    await api.db.updateTable('orders').set({ user_id: userId, claimed_at: new Date() }).where('id', '=', id).execute()
    await enqueue(id, 'tickets')
    expect(await readEmails(email, 2)).toEqual([omitted, omitted])
  })

  it('repeats it when a gift voucher paid', async () => {
    const email = createAddress()
    await placeOrder(email, { promoCodes: ['TEST-50GB-P000-0001'] })
    expect(await readEmails(email, 1)).toEqual([complete])
  })

  it('omits a dedication, but says that such goods are made to order', async () => {
    const email = createAddress()
    const { id } = await placeOrder(email, {
      promoCodes: [],
      lines: [ticketLine, { sku: 'RECORD-1-LP', quantity: 1, extraData: { dedication: claim } }],
    })
    await api.db.updateTable('orders').set({ transaction_id: null }).where('id', '=', id).execute()
    await enqueue(id, 'confirmation')
    expect((await readEmails(email, 2)).at(-1)).toEqual(omitted)
    expect((await readTexts(email)).at(-1)).toContain('Made for you with this dedication')
  })
})

it('a company named like its website is no link in a confirmation', async () => {
  const email = createAddress()
  await placeTestOrder(api.db, {
    contact: { email, firstName: 'Bea', lastName: 'Yer', telephone: null },
    billingAddress: { ...homeAddress, company: 'Evil.example GmbH' },
  })
  await mailbox.waitForEmails(email)
  expect((await readTexts(email)).join()).not.toContain('Evil.example')
})

describe('one person has a limited number of gifts emailed in a day', () => {
  const giftDay = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  const toExtraData = (index: number) => ({ giftTo: 'Sam', giftEmail: `sam-${index}@example.com`, giftDay })
  const listGifts = (count: number) => Array.from({ length: count }, (_, index) => toExtraData(index))
  const createSender = () => ({ email: createAddress(), firstName: 'Bea', lastName: 'Yer', telephone: null })

  /** A basket of a new guest that can be confirmed. */
  const prepareGifts = async (contact: object, count: number) => {
    const { token } = await api.createGuest()
    const lines = listGifts(count).map((extraData) => ({ productVariant: 'VOUCHER-25', extraData }))
    const { body } = await api.sendRequest('POST', '/baskets', { token, body: { lines, contact } })
    const { body: services } = await api.sendRequest('GET', `/baskets/${body.id}/shipping-services`, { token })
    const shipping = { service: services['hydra:member'][0].code }
    await api.sendRequest('PUT', `/baskets/${body.id}`, { token, body: { shipping } })
    return (path: string) => api.sendRequest('PUT', `/baskets/${body.id}${path}`, { token, body: {} })
  }
  const tooMany = (index: number) => ({
    propertyPath: `lines[${index}].extraData.giftEmail`,
    message: expect.stringContaining('20 gifts a day') as string,
  })

  it('counting those that are ordered', async () => {
    const contact = createSender()
    const lines = listGifts(19).map((extraData) => ({ sku: 'VOUCHER-25', quantity: 1, extraData }))
    await placeTestOrder(api.db, { contact, lines })
    const { status, body } = await (await prepareGifts(contact, 2))('/confirm')
    expect({ status, violations: body.violations }).toEqual({ status: 422, violations: [tooMany(1)] })
  })

  it('counting several baskets that are confirmed at once, until one is reopened', async () => {
    const contact = createSender()
    const baskets = await Promise.all([0, 1, 2].map(() => prepareGifts(contact, 12)))
    const responses = await Promise.all(baskets.map((put) => put('/confirm')))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    const confirmed = responses.findIndex(({ status }) => status === 200)
    const rejected = (confirmed + 1) % 3
    expect(responses[rejected]!.body.violations).toEqual([8, 9, 10, 11].map(tooMany))
    await baskets[confirmed]!('/reopen')
    expect((await baskets[rejected]!('/confirm')).status).toBe(200)
  })
})
