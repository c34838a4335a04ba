import type { Page } from 'playwright/test'
import type { Capability } from '#shared/wire/capabilities.ts'
import { createCustomer, registerViaApi } from './customer.ts'

/**
 * One screen of the shop and how to open it. `errorStatus` is the status of its response if that is an error. A variant
 * is another state of a page whose first screen represents it in `npm test`.
 */
export type Screen = {
  name: string
  errorStatus?: number
  isVariant?: boolean
  /** What the API must be able to do for this screen. */
  capability?: Capability
  open(page: Page): Promise<void>
}

export const createScreen = (name: string, path: string): Screen => ({
  name,
  open: async (page) => void (await page.goto(path)),
})

export const createCustomerScreen = (name: string, path: string): Screen => ({
  name,
  open: async (page) => {
    await registerViaApi(page, createCustomer())
    await page.goto(path)
  },
})

export const toVariant = (screen: Screen): Screen => ({ ...screen, isVariant: true })

export const withCapability = (capability: Capability, screen: Screen): Screen => ({ ...screen, capability })
