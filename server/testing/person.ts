import { expect } from 'vitest'
import type { TestBff } from './start-bff.ts'

type Credentials = { email: string; password: string }

/** A registration form nobody has sent yet. */
export const createRegistration = () => ({
  firstName: 'Ada',
  lastName: 'Quill',
  email: `ada-${crypto.randomUUID()}@example.com`,
  password: 'a rather long password',
  confirmPassword: 'a rather long password',
})

/** Somebody who has registered, in the browser that did. */
export const registerPerson = async (bff: Pick<TestBff, 'browser'>) => {
  const browser = bff.browser()
  const form = createRegistration()
  const response = await browser.post('/bff/users', form)
  expect(response.status, response.text).toBe(200)
  return { browser, form }
}

/** Tries to sign in, in a browser of its own. */
export const signIn = async (bff: Pick<TestBff, 'browser'>, { email, password }: Credentials) => {
  const browser = bff.browser()
  const response = await browser.post('/bff/session', { email, password })
  return { browser, response }
}
