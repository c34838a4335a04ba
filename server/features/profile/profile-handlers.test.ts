import { afterAll, describe, expect, it } from 'vitest'
import { placeTestOrder } from '#reference-api/testing/place-test-order.ts'
import { createMailbox } from '#reference-api/testing/mailbox.ts'
import { createCustomer, signIn } from '../../testing/customer.ts'
import type { ShopperBrowser } from '../../testing/shopper-browser.ts'
import { startFullBff } from '../../testing/start-full-bff.ts'

const mailbox = await createMailbox()
const shop = await startFullBff({ api: { mailFolder: mailbox.folder }, env: { TRUSTED_PROXY_HOPS: '1' } })
afterAll(async () => {
  await shop.close()
  await mailbox.remove()
})

describe('the profile', () => {
  it('is the customer’s own, without credentials', async () => {
    const { browser, form } = await createCustomer(shop.bff)
    const response = await browser.get('/bff/profile')
    expect(response.status).toBe(200)
    expect(response.body).toEqual({
      firstName: 'Ada',
      lastName: 'Quill',
      email: form.email,
      emailVerified: false,
      pendingEmail: null,
      telephone: null,
    })
  })

  it('is never fetched for a guest', async () => {
    const browser = shop.bff.browser()
    await browser.post('/bff/basket/lines', { items: [{ sku: 'RECORD-1-LP', quantity: 1 }] })
    const before = shop.bff.log.text()
    const response = await browser.get('/bff/profile')
    expect({ status: response.status, message: response.body.message }).toEqual({
      status: 401,
      message: 'You must be logged in to use this endpoint',
    })
    browser.cookies.set('currentLanguage', 'de')
    expect((await browser.get('/bff/profile')).body.message).toBe(
      'Du musst angemeldet sein, um diesen Endpunkt zu benutzen',
    )
    expect((await browser.get('/bff/session')).body.guest).toBe(true)
    expect(shop.bff.log.text().slice(before.length)).not.toContain('/users/')
  })

  it('changes names at once, also in the claims', async () => {
    const { browser, form } = await createCustomer(shop.bff)
    const response = await browser.send('PUT', '/bff/profile', {
      firstName: 'Grace',
      lastName: 'Harbour',
      email: form.email,
    })
    expect(response.body).toMatchObject({ firstName: 'Grace', lastName: 'Harbour' })
    expect((await browser.get('/bff/session')).body).toMatchObject({
      firstName: 'Grace',
      lastName: 'Harbour',
      email: form.email,
    })
  })

  it('has the API’s violations at their fields', async () => {
    const { browser, form } = await createCustomer(shop.bff)
    const response = await browser.send('PUT', '/bff/profile', { firstName: '', lastName: 'Quill', email: form.email })
    expect({ status: response.status, fields: response.body.fields }).toEqual({
      status: 422,
      fields: [{ field: 'firstName', message: 'This field is required.' }],
    })
  })

  it.each([
    ['en', undefined, 'This field is required.'],
    ['de', 'a wrong password', 'Das ist nicht dein aktuelles Passwort.'],
  ])('in %s rejects a new email without the current password (%s)', async (language, currentPassword, message) => {
    const { browser, form } = await createCustomer(shop.bff)
    browser.cookies.set('currentLanguage', language)
    const response = await browser.send('PUT', '/bff/profile', {
      firstName: 'Ada',
      lastName: 'Quill',
      email: `new-${form.email}`,
      currentPassword,
    })
    expect({ status: response.status, fields: response.body.fields }).toEqual({
      status: 422,
      fields: [{ field: 'currentPassword', message }],
    })
    expect((await browser.get('/bff/profile')).body.email).toBe(form.email)
  })

  it('accepts a new email with it, which waits for its proof, and notifies the old address [S22]', async () => {
    const { browser, form } = await createCustomer(shop.bff)
    const email = `new-${form.email}`
    const response = await browser.send('PUT', '/bff/profile', {
      firstName: 'Ada',
      lastName: 'Quill',
      email,
      currentPassword: form.password,
    })
    expect(response.body).toMatchObject({ email: form.email, pendingEmail: email })
    expect((await browser.get('/bff/session')).body.email).toBe(form.email)
    await mailbox.waitForEmails(form.email, 'You want another email address')
    expect((await signIn(shop.bff, { ...form, email })).response.status).toBe(401)
    expect((await browser.send('DELETE', '/bff/profile/pending-email')).body).toMatchObject({
      email: form.email,
      pendingEmail: null,
    })
  })

  it('rejects an email without the password in a session from before the last change [S22]', async () => {
    const { browser, form } = await createCustomer(shop.bff)
    const { browser: otherBrowser } = await signIn(shop.bff, form)
    const person = { firstName: 'Ada', lastName: 'Quill' }
    const email = `new-${form.email}`
    expect(
      (await browser.send('PUT', '/bff/profile', { ...person, email, currentPassword: form.password })).status,
    ).toBe(200)
    await browser.send('PUT', '/bff/email-verification', { token: await mailbox.waitForToken(email, '/verify-email') })
    expect((await browser.post('/bff/email-verification', {})).status).toBe(200)

    const back = await otherBrowser.send('PUT', '/bff/profile', { ...person, email: form.email })
    expect({ status: back.status, fields: back.body.fields }).toEqual({
      status: 422,
      fields: [{ field: 'currentPassword', message: 'This field is required.' }],
    })
    expect(
      (await otherBrowser.send('PUT', '/bff/profile', { ...person, firstName: 'Grace', email })).body,
    ).toMatchObject({
      firstName: 'Grace',
      email,
    })
    expect(
      (await otherBrowser.send('PUT', '/bff/profile', { ...person, email: form.email, currentPassword: form.password }))
        .status,
    ).toBe(200)
  })
})

describe('the data export', () => {
  it('is a private file that no cache stores, without ids of the API or shared links', async () => {
    const { browser, form } = await createCustomer(shop.bff)
    await browser.post('/bff/basket/lines', { items: [{ sku: 'RECORD-1-LP', quantity: 2 }] })
    const response = await browser.get('/bff/profile/export')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename=px-live-my-data.json')
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.body.profile).toMatchObject({ email: form.email, firstName: 'Ada' })
    expect(response.body.baskets[0].lines).toMatchObject([{ sku: 'RECORD-1-LP', quantity: 2 }])
    expect(response.text).not.toMatch(/"@id"|"@type"|sharedToken|password/i)
    expect((await shop.bff.browser().get('/bff/profile/export')).status).toBe(401)
  })

  const exportFrom = async (browser: ShopperBrowser, address: string) =>
    (await browser.send('GET', '/bff/profile/export', undefined, { headers: { 'x-forwarded-for': address } })).status

  it('is limited for one account, and for all accounts of one address [S42]', async () => {
    const { browser } = await createCustomer(shop.bff)
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) statuses.push(await exportFrom(browser, '198.51.100.7'))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const { browser: second } = await createCustomer(shop.bff)
    for (let count = 0; count < 5; count += 1) statuses.push(await exportFrom(second, '198.51.100.7'))
    expect(statuses.slice(6)).toEqual([200, 200, 200, 200, 200])
    const { browser: third } = await createCustomer(shop.bff)
    expect(await exportFrom(third, '198.51.100.7')).toBe(429)
    expect(await exportFrom(third, '198.51.100.8')).toBe(200)
  })

  it('includes orders, without ticket codes and voucher codes', async () => {
    const { browser } = await createCustomer(shop.bff)
    const { id: userId } = (await browser.get('/bff/session')).body
    const lines = [
      { sku: 'EV-open-night-standing', quantity: 1, extraData: { guestName: 'Grace' } },
      { sku: 'VOUCHER-25', quantity: 1 },
    ]
    const { id, number } = await placeTestOrder(shop.api.db, { userId, lines })
    const response = await browser.get('/bff/profile/export')
    expect(response.body.orders).toMatchObject([
      {
        number,
        contact: { firstName: 'Bea' },
        billingAddress: { city: 'Bristol' },
        totals: { total: { gross: 4500 }, refunded: 0 },
        lines: [
          {
            sku: 'EV-open-night-standing',
            extraData: { guestName: 'Grace' },
            event: { venue: { name: 'The Lamphouse' } },
            tickets: [{ status: 'valid', holder: 'Grace' }],
          },
          { sku: 'VOUCHER-25', vouchers: [{ value: 2500, balance: 2500 }] },
        ],
      },
    ])
    const secrets = await shop.api.db
      .selectFrom('order_lines')
      .innerJoin('vouchers', 'vouchers.order_line_id', 'order_lines.id')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .select(['vouchers.code', 'orders.access_key'])
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
    for (const secret of Object.values(secrets)) expect(response.text).not.toContain(secret)
    expect(response.text).not.toMatch(/"code"|"key"/)
  })
})

describe('an account', () => {
  it('is deleted only with password and confirmation, and signs out everywhere [S22]', async () => {
    const { browser, form } = await createCustomer(shop.bff)
    const { browser: otherBrowser } = await signIn(shop.bff, form)
    const deleteAccount = (body: object) => browser.send('DELETE', '/bff/profile', body)
    expect((await deleteAccount({ password: form.password })).body.fields).toMatchObject([{ field: 'confirmed' }])
    expect((await deleteAccount({ password: 'a wrong password', confirmed: true })).body.fields).toMatchObject([
      { field: 'password', message: 'This is not your current password.' },
    ])
    expect((await otherBrowser.get('/bff/session')).body.guest).toBe(false)

    const response = await deleteAccount({ password: form.password, confirmed: true })
    const inADay = Date.parse(response.body.deletesAt) - Date.now()
    expect({ status: response.status, hoursUntilDeletion: Math.round(inADay / 3_600_000) }).toEqual({
      status: 200,
      hoursUntilDeletion: 24,
    })
    for (const one of [browser, otherBrowser])
      expect((await one.get('/bff/session')).body).toEqual({ guest: true, basketCount: 0 })
    // A sign-in within a day cancels the deletion.
    const { response: kept } = await signIn(shop.bff, form)
    expect(kept.body).toMatchObject({ guest: false, email: form.email, hasCancelledDeletion: true })
    expect((await signIn(shop.bff, form)).response.body).not.toHaveProperty('hasCancelledDeletion')
  })
})
