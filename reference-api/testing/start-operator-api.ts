import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import type { StartOptions } from '../start.ts'
import { startApiUnderTest, type TestResponse } from './api-under-test.ts'
import { createTestOperator } from './create-test-operator.ts'
import { createMailbox } from './mailbox.ts'
import { parseMail } from './parse-mail.ts'
import { buyer } from './place-test-order.ts'

export const operatorAdminKey = 'the key of the administrator of these tests'

/** The API for the tests of one file, with the requests of operators, and the emails it sends. */
export const startOperatorApi = async (options: StartOptions = {}) => {
  const mailbox = await createMailbox()
  // Runs after the API has stopped writing into it.
  afterAll(() => mailbox.remove())
  const api = startApiUnderTest({
    operatorAdminKey,
    mailFolder: mailbox.folder,
    shopUrl: 'https://shop.example',
    frequentJobIntervalMs: 150,
    ...options,
  })

  let headers: Record<string, string>
  beforeAll(async () => {
    headers = (await createTestOperator(api.db)).headers
  })

  /** A request of an operator with every role, or of the one with these headers. */
  const operate = (
    method: string,
    path: string,
    body?: unknown,
    other?: Record<string, string>,
  ): Promise<TestResponse> =>
    api.sendRequest(method, path, { headers: other ?? headers, ...(body === undefined ? {} : { body }) })

  const listEmails = async (email: string) => {
    const files = (await readdir(mailbox.folder)).filter((name) => name.endsWith('.eml')).sort()
    const emails = await Promise.all(
      files.map(async (file) => parseMail(await readFile(join(mailbox.folder, file), 'utf8'))),
    )
    return emails.filter(({ to }) => to === email)
  }

  let shopperCount = 0
  return {
    api,
    operate,
    checkTicket: (code: string, event = 'open-night') => operate('POST', '/tickets/check', { code, event }),
    readOrder: async ({ id, key }: { id: string; key: string | null }, language = 'en') =>
      (await api.sendRequest('GET', `/orders/${id}`, { language, headers: { 'order-key': key ?? '' } })).body,
    listEmails,
    /** Waits for exactly one email whose subject contains `subject`. */
    waitForEmail: (email: string, subject: string) =>
      expect
        .poll(async () => (await listEmails(email)).filter((one) => one.subject.includes(subject)), { timeout: 10_000 })
        .toHaveLength(1),
    /** A contact with an email address that no other test uses. */
    createContact: () => ({ ...buyer, email: `buyer-${(shopperCount += 1)}@example.com` }),
    readRefunds: (orderId: string) =>
      api.db
        .selectFrom('orders')
        .innerJoin('sandbox_payments as payment', 'payment.transaction_id', 'orders.transaction_id')
        .innerJoin('payment_transactions as journal', 'journal.id', 'orders.transaction_id')
        .select(['payment.refunded', 'journal.refunded as noted'])
        .where('orders.id', '=', orderId)
        .executeTakeFirstOrThrow(),
  }
}
