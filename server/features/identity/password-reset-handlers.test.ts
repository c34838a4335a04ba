import { afterAll, describe, expect, it } from 'vitest'
import { createMailbox } from '#reference-api/testing/mailbox.ts'
import { createCustomer, signIn } from '../../testing/customer.ts'
import type { ShopperBrowser } from '../../testing/shopper-browser.ts'
import { startFullBff } from '../../testing/start-full-bff.ts'

const mailbox = await createMailbox()
const shop = await startFullBff({ api: { mailFolder: mailbox.folder } })
afterAll(async () => {
  await shop.close()
  await mailbox.remove()
})

const requestReset = (email: string, language = 'en') => {
  const browser = shop.bff.browser()
  browser.cookies.set('currentLanguage', language)
  return browser.post('/bff/password-reset/mail', { email })
}

const storeToken = (browser: ShopperBrowser, email: string, token: string) =>
  browser.send('PUT', '/bff/password-reset', { email, token })
const completeReset = (browser: ShopperBrowser, newPassword: string, confirmPassword = newPassword) =>
  browser.post('/bff/password-reset', { newPassword, confirmPassword })
const chosen = 'a password chosen by link'

describe('a forgotten password', () => {
  it('gets the same response for a known and an unknown email, in both languages [S44]', async () => {
    const { form } = await createCustomer(shop.bff)
    for (const language of ['en', 'de']) {
      const [known, unknown] = await Promise.all([
        requestReset(form.email, language),
        requestReset(`nobody-${form.email}`, language),
      ])
      expect({ status: known.status, body: known.body }).toEqual({ status: 200, body: unknown.body })
      expect(unknown.status).toBe(200)
    }
  })

  it('rejects a malformed email at its field', async () => {
    const response = await requestReset('not an address', 'de')
    expect({ status: response.status, fields: response.body.fields }).toEqual({
      status: 422,
      fields: [{ field: 'email', message: 'Gib eine E‑Mail-Adresse wie name@example.com ein.' }],
    })
  })

  it('is reset by the mailed link, once, and revokes every session of the customer [S20]', async () => {
    const { browser: first, form } = await createCustomer(shop.bff)
    const { browser: second } = await signIn(shop.bff, form)
    await requestReset(form.email)
    const token = await mailbox.waitForToken(form.email, '/set-password')
    const browser = shop.bff.browser()
    const stored = await storeToken(browser, form.email, token)
    expect({ status: stored.status, body: stored.body }).toEqual({ status: 200, body: {} })
    const waiting = await browser.get('/bff/password-reset')
    expect(waiting.body).toEqual({ email: form.email })

    expect((await completeReset(browser, chosen)).body).toEqual({ message: 'Your new password is set.' })
    for (const signedOut of [first, second]) expect((await signedOut.get('/bff/session')).body.guest).toBe(true)
    expect((await signIn(shop.bff, form)).response.status).toBe(401)
    expect((await signIn(shop.bff, { ...form, password: chosen })).response.status).toBe(200)
    expect((await browser.get('/bff/password-reset')).body).toEqual({})

    await storeToken(browser, form.email, token)
    expect((await browser.get('/bff/password-reset')).body).toEqual({ hasEnded: true })
    expect((await completeReset(browser, 'yet another password')).status).toBe(401)
    expect(shop.bff.log.text()).not.toContain(token)
  })

  it('also signs out the browser that resets it, if the same customer is signed in there', async () => {
    const { browser, form } = await createCustomer(shop.bff)
    await requestReset(form.email)
    await storeToken(browser, form.email, await mailbox.waitForToken(form.email, '/set-password'))
    expect((await completeReset(browser, chosen)).status).toBe(200)
    expect((await browser.get('/bff/session')).body).toEqual({ guest: true, basketCount: 0 })
  })

  it('has an error at the field of an invalid new password, and the link stays valid', async () => {
    const { form } = await createCustomer(shop.bff)
    await requestReset(form.email)
    const browser = shop.bff.browser()
    await storeToken(browser, form.email, await mailbox.waitForToken(form.email, '/set-password'))
    const rejected = await completeReset(browser, 'short')
    expect({ status: rejected.status, fields: rejected.body.fields }).toEqual({
      status: 422,
      fields: [{ field: 'newPassword', message: 'Choose a password of at least 10 characters.' }],
    })
    const different = await completeReset(browser, chosen, 'different')
    expect(different.body.fields).toEqual([{ field: 'confirmPassword', message: 'The passwords do not match.' }])
    expect((await completeReset(browser, chosen)).status).toBe(200)
  })

  // The specification requires these messages for a link that does not work.
  const rejections = {
    en: "Either the token provided or email address provided are incorrect. Please ensure you're using the correct email address and the link from the latest password reset email.",
    de: 'Entweder das Token oder die E‑Mail-Adresse stimmt nicht. Bitte benutze die richtige E‑Mail-Adresse und den Link aus der neuesten E‑Mail zum Zurücksetzen des Passworts.',
  }
  it.each(Object.entries(rejections))(
    'in %s gets the specified message for a wrong link and for a missing one',
    async (language, message) => {
      const { form } = await createCustomer(shop.bff)
      for (const token of ['wrong', undefined]) {
        const browser = shop.bff.browser()
        browser.cookies.set('currentLanguage', language)
        if (token) await storeToken(browser, form.email, token)
        const response = await completeReset(browser, chosen)
        expect({ status: response.status, code: response.body.code, message: response.body.message }).toEqual({
          status: 401,
          code: 'unauthenticated',
          message,
        })
      }
    },
  )
})

describe('the email verification link', () => {
  const openLink = async (email: string, path: string, endpoint: string, browser = shop.bff.browser()) => {
    const token = await mailbox.waitForToken(email, path)
    expect((await browser.send('PUT', endpoint, { token })).body).toEqual({})
    expect(shop.bff.log.text()).not.toContain(token)
    return browser
  }
  const openVerification = (email: string, browser?: ShopperBrowser) =>
    openLink(email, '/verify-email', '/bff/email-verification', browser)

  it('is stored in the vault, verifies the email in the session of the account, and is then removed', async () => {
    const { browser, form } = await createCustomer(shop.bff)
    await openVerification(form.email, browser)
    expect((await browser.get('/bff/email-verification')).body).toMatchObject({
      pending: true,
      link: { kind: 'account', email: form.email, requestedOn: expect.stringMatching(/ at /), isOwn: true },
    })
    expect((await browser.get('/bff/profile')).body.emailVerified).toBe(false)
    expect((await browser.post('/bff/email-verification', {})).status).toBe(200)
    expect((await browser.get('/bff/profile')).body.emailVerified).toBe(true)
    expect((await browser.get('/bff/email-verification')).body).toEqual({ pending: false })
  })

  it('needs the password in another session, and wrong ones count as those of signing in [S42]', async () => {
    const { browser, form } = await createCustomer(shop.bff)
    const otherBrowser = await openVerification(form.email)
    expect((await otherBrowser.get('/bff/email-verification')).body.link).toMatchObject({ isOwn: false })
    const missing = await otherBrowser.post('/bff/email-verification', {})
    expect(missing).toMatchObject({ status: 422, body: { fields: [{ field: 'password' }] } })
    for (let guess = 1; guess < 10; guess += 1)
      expect((await otherBrowser.post('/bff/email-verification', { password: `guess ${guess}` })).status).toBe(422)
    expect((await otherBrowser.post('/bff/email-verification', { password: form.password })).status).toBe(429)
    await shop.redis.client.flushall()
    expect((await browser.get('/bff/profile')).status).toBe(401)
    const third = await openVerification(form.email)
    expect((await third.post('/bff/email-verification', { password: form.password })).status).toBe(200)
  })

  it('ends the account’s claim on the address by “this was not me”', async () => {
    const { form } = await createCustomer(shop.bff)
    const stranger = await openVerification(form.email)
    expect((await stranger.post('/bff/email-verification/disownment')).status).toBe(200)
    expect((await signIn(shop.bff, form)).response.status).toBe(401)
    expect((await stranger.post('/bff/email-verification/disownment')).status).toBe(404)
  })

  it('of a new email changes it, and the link to the old one undoes that', async () => {
    const { browser, form } = await createCustomer(shop.bff)
    const email = `new-${form.email}`
    const change = { firstName: 'Ada', lastName: 'Quill', email, currentPassword: form.password }
    expect((await browser.send('PUT', '/bff/profile', change)).body).toMatchObject({
      email: form.email,
      pendingEmail: email,
    })
    await openVerification(email, browser)
    expect((await browser.post('/bff/email-verification', {})).status).toBe(200)
    expect((await browser.get('/bff/session')).body.email).toBe(email)
    const owner = await openLink(form.email, '/undo-email-change', '/bff/email-undo')
    expect((await owner.get('/bff/email-undo')).body).toMatchObject({ pending: true, link: { email: form.email } })
    expect((await owner.post('/bff/email-undo')).status).toBe(200)
    expect((await owner.get('/bff/email-undo')).body).toEqual({ pending: false })
    for (const address of [email, form.email])
      expect((await signIn(shop.bff, { ...form, email: address })).response.status).toBe(401)
    expect(await mailbox.waitForToken(form.email, '/set-password')).toMatch(/./)
  })

  it('that is wrong is rejected with a message', async () => {
    const browser = shop.bff.browser()
    await browser.send('PUT', '/bff/email-verification', { token: 'wrong' })
    expect((await browser.get('/bff/email-verification')).body).toEqual({ pending: false })
    const response = await browser.post('/bff/email-verification', {})
    expect({ status: response.status, code: response.body.code }).toEqual({ status: 422, code: 'rejected' })
    expect(response.body.message).toMatch(/link/i)
  })
})
