import type { Page } from 'playwright/test'
import { newCustomer, registerQuickly } from './customer.ts'

/**
 * One screen of the shop: how to get to it, in whatever language and width the page has. `refused` is the status it is
 * answered with.
 */
export type Screen = { name: string; refused?: number; open(page: Page): Promise<void> }

export const at = (name: string, path: string): Screen => ({ name, open: async (page) => void (await page.goto(path)) })

export const asCustomer = (name: string, path: string): Screen => ({
  name,
  open: async (page) => {
    await registerQuickly(page, newCustomer())
    await page.goto(path)
  },
})
