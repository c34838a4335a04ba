import { expect } from 'vitest'
import type { TestBff } from './start-bff.ts'

type Credentials = { email: string; password: string }

/** A valid form. Its email address is new, so that tests share no account. */
export const createRegistration = () => ({
  firstName: 'Ada',
  lastName: 'Quill',
  email: `ada-${crypto.randomUUID()}@example.com`,
  password: 'a rather long password',
  confirmPassword: 'a rather long password',
})

/**
 * Registers a customer. Returns the registration form, which has the credentials, and the browser, which is signed in.
 */
export const createCustomer = async (bff: Pick<TestBff, 'browser'>) => {
  const browser = bff.browser()
  const form = createRegistration()
  const response = await browser.post('/bff/users', form)
  expect(response.status, response.text).toBe(200)
  return { browser, form }
}

/** Signs a customer in with a new browser. */
export const signIn = async (bff: Pick<TestBff, 'browser'>, { email, password }: Credentials) => {
  const browser = bff.browser()
  const response = await browser.post('/bff/session', { email, password })
  return { browser, response }
}
