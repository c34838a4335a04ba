import { expect } from 'vitest'
import type { TestBff } from './start-bff.ts'

type Credentials = { email: string; password: string }

/** A valid registration form, for a new email address unless one is given. */
export const createRegistration = ({ email = `ada-${crypto.randomUUID()}@example.com` } = {}) => ({
  firstName: 'Ada',
  lastName: 'Quill',
  email,
  password: 'a rather long password',
  confirmPassword: 'a rather long password',
})

/**
 * Registers a customer. Returns the registration form, which has the credentials, and the browser, which is signed in.
 */
export const createCustomer = async (bff: Pick<TestBff, 'browser'>, options?: { email?: string }) => {
  const browser = bff.browser()
  const form = createRegistration(options)
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
