import { expect, type Page } from 'playwright/test'
import { createCustomer, registerViaApi, type Customer } from './customer.ts'
import { getShopUrl } from './language.ts'
import { waitForEmailLink } from './mailbox.ts'

export const requestResetViaApi = async (page: Page, email: string) => {
  const headers = { 'X-Requested-With': 'stagedoor', Origin: getShopUrl() }
  expect((await page.request.post('/bff/password-reset/mail', { data: { email }, headers })).ok()).toBe(true)
}

/** Registers a customer and opens the link to choose a new password that is mailed to them. */
export const openPasswordReset = async (page: Page): Promise<Customer> => {
  const customer = createCustomer()
  await registerViaApi(page, customer)
  await requestResetViaApi(page, customer.email)
  await page.goto(await waitForEmailLink(customer.email, '/set-password'))
  return customer
}
