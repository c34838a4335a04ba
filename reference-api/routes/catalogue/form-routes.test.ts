import { afterAll, describe, expect, it } from 'vitest'
import { startApiUnderTest, isRemote } from '../../testing/api-under-test.ts'
import { createMailbox } from '../../testing/mailbox.ts'
import { parseMail } from '../../testing/parse-mail.ts'
import { createTestClock } from '../../testing/test-clock.ts'

const mailbox = await createMailbox()
afterAll(() => mailbox.remove())
const clock = createTestClock()
const api = startApiUnderTest({ mailFolder: mailbox.folder, shopUrl: 'https://shop.example', now: clock.now })

const readEmails = async (email: string, containing?: string) =>
  (await mailbox.waitForEmails(email, containing)).map(parseMail)

const address = () => `test-${crypto.randomUUID()}@example.com`
const key = () => crypto.randomUUID()
const day = (daysAhead: number) => new Date(clock.now().getTime() + daysAhead * 86_400_000).toISOString().slice(0, 10)

const createHireValues = (changes: Record<string, unknown> = {}) => ({
  venue: 'trafohalle',
  occasion: 'wedding',
  date: day(90),
  guests: '120',
  name: 'Wanda Quill',
  email: address(),
  telephone: '030 23125 000',
  message: 'We are\n\nsix in the band.',
  ...changes,
})

type SubmissionOptions = { form?: string; clientKey?: string; language?: 'en' | 'de' }

const submitForm = (
  values: Record<string, unknown>,
  { form = 'private-hire', clientKey = key(), language = 'en' }: SubmissionOptions = {},
) => api.sendRequest('POST', '/form-submissions', { language, body: { form, clientKey, language, values } })

const violations = ({ body }: Awaited<ReturnType<typeof submitForm>>) =>
  Object.fromEntries(
    (body.violations as { propertyPath: string; message: string }[]).map(({ propertyPath, message }) => [
      propertyPath,
      message,
    ]),
  )

describe('the definition of a form', () => {
  it('has labels in the language of the reader and the constraints of each field', async () => {
    const [english, german] = [
      (await api.sendRequest('GET', '/forms/private-hire')).body,
      (await api.sendRequest('GET', '/forms/private-hire', { language: 'de' })).body,
    ]
    expect(english).toMatchObject({
      '@id': '/forms/private-hire',
      '@type': 'Form',
      code: 'private-hire',
      purpose: 'message',
      submitLabel: 'Ask for this date',
    })
    expect(german.submitLabel).toBe('Termin anfragen')
    const byName = (form: typeof english, name: string) =>
      form.fields.find((field: { name: string }) => field.name === name)
    expect(byName(german, 'venue')).toMatchObject({ type: 'select', label: 'Spielstätte', required: true })
    expect(byName(english, 'venue').options).toContainEqual({ value: 'saltworks', label: 'Saltworks, Bristol' })
    expect(byName(english, 'guests')).toMatchObject({ type: 'number', minimum: 10, maximum: 1900 })
    expect(byName(english, 'telephone')).toMatchObject({
      type: 'tel',
      required: false,
      autocomplete: 'tel',
      help: expect.stringMatching(/ring you/),
    })
    expect(byName(english, 'date').earliest).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(JSON.stringify(english), 'who reads it is none of the web’s business').not.toContain('hire@example.com')
  })

  it('is found in the list and by code, and is 404 for an unknown code', async () => {
    const formList = (await api.sendRequest('GET', '/forms')).body
    const codes = formList['hydra:member'].map(({ code }: { code: string }) => code)
    expect(codes).toEqual(['cancellation', 'contact-us', 'newsletter', 'private-hire', 'withdrawal'])
    expect((await api.sendRequest('GET', '/forms?code=withdrawal')).body['hydra:totalItems']).toBe(1)
    expect(await api.sendRequest('GET', '/forms/nothing', { language: 'de' })).toMatchObject({
      status: 404,
      body: { 'hydra:description': 'Dieses Formular gibt es nicht.' },
    })
    expect((await submitForm({}, { form: 'nothing' })).status).toBe(404)
  })
})

describe('a form submission', () => {
  it('is rejected with one violation per field in the language of the sender', async () => {
    const rejected = await submitForm({
      ...createHireValues(),
      venue: 'elsewhere',
      date: '2020-01-01',
      guests: '9',
      name: ' ',
      email: 'wanda',
      telephone: 'none',
    })
    expect(rejected.status).toBe(422)
    expect(violations(rejected)).toEqual({
      venue: 'Choose one of the options.',
      date: 'Choose a day that is still to come.',
      guests: 'Enter 10 or more.',
      name: 'This field is required.',
      email: 'Enter an email address like name@example.com.',
      telephone: 'Enter a telephone number, for example 020 7946 0000.',
    })
    expect(violations(await submitForm({}, { language: 'de' })).venue).toBe('Dieses Feld ist erforderlich.')
  })

  it('is rejected when its body is malformed', async () => {
    for (const body of [
      {},
      { form: 'private-hire', clientKey: '', language: 'fr', values: [] },
      { form: 'private-hire', clientKey: 'x', language: 'en', values: { name: { first: 'W' } } },
    ]) {
      const response = await api.sendRequest('POST', '/form-submissions', { body })
      expect(response.status).toBe(422)
      expect(response.body.violations.length).toBeGreaterThan(0)
    }
  })

  it.skipIf(isRemote)(
    'is mailed to staff with the sender as reply address, and to the sender without free text',
    async () => {
      const email = address()
      const response = await submitForm(createHireValues({ email }))
      expect(response).toMatchObject({
        status: 202,
        body: { '@type': 'FormSubmission', form: 'private-hire', message: expect.stringMatching(/two working days/) },
      })
      expect(Object.keys(response.body).sort()).toEqual(['@type', 'form', 'message', 'receivedAt'])
      const [staffEmail] = await readEmails('hire@example.com', email)
      expect(staffEmail?.replyTo).toBe(email)
      expect(staffEmail?.text).toContain('Venue: Trafohalle, Berlin')
      expect(staffEmail?.text).toContain('six in the band.')
      const [receipt] = await readEmails(email)
      expect(receipt?.subject).toBe('We have it: Ask for a date')
      expect(receipt?.text).toContain('Guests: 120')
      expect(receipt?.text).not.toContain('six in the band.')
    },
  )

  it.skipIf(isRemote)('is mailed in the language of the sender without empty fields', async () => {
    const email = address()
    await submitForm(createHireValues({ email, telephone: '', message: '', date: day(30) }), { language: 'de' })
    const [receipt] = await readEmails(email)
    expect(receipt?.text).toContain('Spielstätte: Trafohalle, Berlin')
    expect(receipt?.text).not.toContain('Telefon')
  })

  it.skipIf(isRemote)('is stored and mailed once when it is sent repeatedly and concurrently', async () => {
    const [email, clientKey] = [address(), key()]
    const values = createHireValues({ email })
    const responses = await Promise.all(Array.from({ length: 5 }, () => submitForm(values, { clientKey })))
    clock.advance({ seconds: 5 })
    responses.push(await submitForm(values, { clientKey }))
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.receivedAt}`)).size).toBe(1)
    const otherAddress = address()
    await submitForm(createHireValues({ email: otherAddress }))
    await mailbox.waitForEmails(otherAddress)
    expect(await mailbox.findEmailsTo(email)).toHaveLength(1)
  })

  it.skipIf(isRemote)('is confirmed in full with its time when it is a declaration', async () => {
    const email = address()
    await submitForm({ name: 'Wanda Quill', contract: 'Order 4711,\nthe second record', email }, { form: 'withdrawal' })
    const [receipt] = await readEmails(email)
    expect(receipt?.text).toContain('Order 4711,\nthe second record')
    expect(receipt!.text.replaceAll(/\s+/g, ' ')).toMatch(
      /“Withdraw from a contract” reached us on \d+ \w+ \d{4} at \d\d:\d\d:\d\d \w+/,
    )
    const german = address()
    await submitForm(
      { name: 'Wanda Quill', contract: 'Mitgliedschaft 12', kind: 'good-cause', reason: 'Umzug', email: german },
      { form: 'cancellation', language: 'de' },
    )
    const [confirmation] = await readEmails(german)
    expect(confirmation?.text).toContain('Wie kündigst du? Außerordentlich, aus wichtigem Grund')
    expect(confirmation?.text).toContain('Umzug')
    expect(await mailbox.waitForEmails('withdrawal@example.com', email)).toHaveLength(1)
  })

  it.skipIf(isRemote)('starts the double opt-in when it is for the newsletter', async () => {
    const email = address()
    expect(await submitForm({ email: 'nonsense' }, { form: 'newsletter' })).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'email' }] },
    })
    const response = await submitForm({ email: email.toUpperCase() }, { form: 'newsletter', language: 'de' })
    expect(response).toMatchObject({ status: 202, body: { message: expect.stringMatching(/^Fast geschafft/) } })
    const token = await mailbox.waitForToken(email, '/newsletter/confirm')
    expect((await api.sendRequest('POST', '/newsletter-subscriptions/confirm', { body: { token } })).status).toBe(200)
  })

  it.skipIf(isRemote)('is part of the sender’s data export after the address is verified', async () => {
    const { id, email, token } = await api.createCustomer()
    await submitForm({ topic: 'other', name: 'Ada Quill', email, message: 'Hello.' }, { form: 'contact-us' })
    const exported = async () => (await api.sendRequest('GET', `/users/${id}/export`, { token })).body.messages
    expect(await exported()).toEqual([])
    await api.sendRequest('POST', '/users/verify-email', {
      token,
      body: { token: await mailbox.waitForToken(email, '/verify-email') },
    })
    expect(await exported()).toEqual([
      {
        form: 'contact-us',
        sentAt: expect.any(String),
        values: { topic: 'other', name: 'Ada Quill', email, message: 'Hello.' },
      },
    ])
  })
})
