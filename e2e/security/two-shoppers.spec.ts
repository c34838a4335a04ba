import type { Language } from '#shared/rules/preferences.ts'
import { expect, test } from '../drivers/fixtures.ts'

type Shopper = { name: string; language: Language; cookie: string; signOutLabel: string }

const post = (url: string, body: object, cookie = '') =>
  fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Requested-With': 'stagedoor',
      'Sec-Fetch-Site': 'same-origin',
      Cookie: cookie,
    },
    body: JSON.stringify(body),
  })

const registerShopper = async (
  baseURL: string,
  name: string,
  language: Language,
  signOutLabel: string,
): Promise<Shopper> => {
  const preference = `currentLanguage=${language}`
  const password = 'a long enough sentence'
  const registration = {
    firstName: name,
    lastName: 'Doe',
    email: `${name.toLowerCase()}-${crypto.randomUUID()}@example.com`,
    password,
    confirmPassword: password,
  }
  const response = await post(`${baseURL}/bff/users`, registration, preference)
  expect(response.status).toBe(200)
  const session = response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
  return { name, language, cookie: `${preference}; ${session}`, signOutLabel }
}

test('two shoppers in two languages never get data of each other [S39]', async ({ baseURL }) => {
  const shoppers = await Promise.all([
    registerShopper(baseURL!, 'Philippa', 'en', 'Sign out'),
    registerShopper(baseURL!, 'Friedhelm', 'de', 'Abmelden'),
  ])
  const visits = Array.from({ length: 60 }, (_, index) => {
    const shopper = shoppers[index % 2]!
    const other = shoppers[(index + 1) % 2]!
    const path = ['/account', '/basket', '/bff/session', '/whats-on'][Math.floor(index / 2) % 4]!
    return { shopper, other, path }
  })
  await Promise.all(
    visits.map(async ({ shopper, other, path }) => {
      const response = await fetch(baseURL! + path, { headers: { Cookie: shopper.cookie } })
      const text = await response.text()
      expect(response.status, path).toBe(200)
      expect(text, `${path} for ${shopper.name}`).not.toContain(other.name)
      if (path === '/account') expect(text).toContain(shopper.signOutLabel)
      if (path === '/account' || path === '/bff/session') expect(text).toContain(shopper.name)
      if (path !== '/bff/session') expect(text).toContain(`<html lang="${shopper.language}"`)
      if (path === '/whats-on') expect(text).not.toContain(shopper.name)
    }),
  )
})
