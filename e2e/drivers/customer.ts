import { randomUUID } from 'node:crypto'
import { expect, type APIResponse, type Page } from 'playwright/test'
import { getShopUrl } from './language.ts'

export type Customer = { firstName: string; lastName: string; email: string; password: string }

/** A customer with a new email address, not registered yet. */
export const createCustomer = (): Customer => ({
  firstName: 'Wanda',
  lastName: 'Quill',
  email: `wanda.${randomUUID()}@example.com`,
  password: 'a ticket for the late show',
})

/** The seeded account that `npm start` prints. */
export const demoCustomer: Customer = {
  firstName: 'Jonah',
  lastName: 'Achterberg',
  email: 'demo@example.com',
  password: 'stagedoor-demo',
}

export const registrationForm = (page: Page) => page.locator('form').filter({ has: page.locator('#confirmPassword') })

export const fillRegistration = async (
  page: Page,
  { firstName, lastName, email, password }: Customer,
  confirmPassword = password,
) => {
  await page.locator('#firstName').fill(firstName)
  await page.locator('#lastName').fill(lastName)
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(password)
  await page.locator('#confirmPassword').fill(confirmPassword)
}

export const sendRegistration = (page: Page) => registrationForm(page).locator('button[type="submit"]').click()

/** Registers on the page and waits until the customer is signed in. */
export const register = async (page: Page, customer: Customer) => {
  await page.goto('/register')
  await fillRegistration(page, customer)
  await sendRegistration(page)
  await expect(page).not.toHaveURL(/\/register/)
}

const expectOk = async (response: APIResponse) => expect(response.ok(), await response.text()).toBe(true)

/** Registers in this browser with one request, for tests that begin signed in. */
export const registerViaApi = async (page: Page, { firstName, lastName, email, password }: Customer) =>
  expectOk(
    await page.request.post('/bff/users', {
      data: { firstName, lastName, email, password, confirmPassword: password },
      headers: { 'X-Requested-With': 'stagedoor', Origin: getShopUrl() },
    }),
  )

/** Signs in in this browser with one request, for tests whose subject is another one. */
export const signInViaApi = async (page: Page, { email, password }: Pick<Customer, 'email' | 'password'>) =>
  expectOk(
    await page.request.post('/bff/session', {
      data: { email, password },
      headers: { 'X-Requested-With': 'stagedoor', Origin: getShopUrl() },
    }),
  )

export const signInForm = (page: Page) => page.locator('form').filter({ has: page.locator('#password') })

export const sendSignIn = async (page: Page, { email, password }: Pick<Customer, 'email' | 'password'>) => {
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(password)
  await signInForm(page).locator('button[type="submit"]').click()
}

export const signIn = async (page: Page, customer: Customer) => {
  await page.goto('/sign-in')
  await sendSignIn(page, customer)
  await expect(page).not.toHaveURL(/\/sign-in/)
}

/** Signs out with the button of the account page, and ends on the home page. */
export const signOut = async (page: Page) => {
  await page.goto('/account')
  await page.locator('form[action^="/sign-out"] button[type="submit"]').last().click()
  await expect(page).toHaveURL(/\/(\?|$)/)
}
