import type { Db } from '../../db/connect.ts'
import type { PaymentProvider } from '../provider.ts'
import { isSignatureValid } from '../signature.ts'
import { findSandboxPayment, refund, advancePayment, createSandboxPayment } from './sandbox-store.ts'

export type SandboxSettings = {
  db: Db
  now: () => Date
  /** The key that signs notifications. */
  webhookKey: string
  /** Origin of the payment page, as browsers reach it. */
  getPageOrigin: () => string
}

export const signatureHeader = 'sandbox-signature'

const parseReference = (body: Buffer): string | null => {
  try {
    const { payment } = JSON.parse(body.toString('utf8')) as { payment?: unknown }
    return typeof payment === 'string' ? payment : null
  } catch {
    return null
  }
}

/** A payment provider that moves no money, with its own tables and a payment page that says so. */
export const createSandboxProvider = ({ db, now, webhookKey, getPageOrigin }: SandboxSettings): PaymentProvider => ({
  name: 'sandbox',
  create: async (payment) => {
    const reference = await createSandboxPayment(db, payment, now())
    return { reference, redirectUrl: `${getPageOrigin()}/sandbox/pay/${reference}` }
  },
  fetchStatus: async (reference) => {
    const payment = await findSandboxPayment(db, reference, now())
    if (!payment) throw new Error('The sandbox knows no such payment')
    return { status: payment.status }
  },
  capture: async (reference) => {
    const status = await advancePayment(db, reference, ['authorised'], 'captured', now())
    if (status !== 'captured') throw new Error(`The sandbox cannot capture what is ${status ?? 'unknown'}`)
  },
  expire: async (reference) => void (await advancePayment(db, reference, ['created', 'pending'], 'cancelled', now())),
  cancel: async (reference) =>
    void (await advancePayment(db, reference, ['created', 'pending', 'authorised'], 'cancelled', now())),
  refund: (reference, amount, key) => refund(db, reference, amount, key),
  parseNotification: (headers, rawBody) => {
    const signature = headers[signatureHeader]
    if (!isSignatureValid(webhookKey, rawBody, typeof signature === 'string' ? signature : undefined, now()))
      return null
    const reference = parseReference(rawBody)
    return reference === null ? null : { reference }
  },
})
