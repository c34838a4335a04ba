import type { RunningApi } from '#reference-api/start.ts'
import type { createMailbox } from '#reference-api/testing/mailbox.ts'
import type { ShopperBrowser } from '../shopper-browser.ts'
import type { RequestCounter } from './request-counter.ts'

/** The shop that a visit counts, and what the visit needs beside it. */
export type CountedShop = RequestCounter & {
  createBrowser: () => ShopperBrowser
  api: Pick<RunningApi, 'db'>
  mailbox: Awaited<ReturnType<typeof createMailbox>>
}

export const ticket = { items: [{ sku: 'EV-open-night-standing', quantity: 1 }] }
export const record = { items: [{ sku: 'RECORD-1-LP', quantity: 1 }] }
