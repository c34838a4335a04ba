import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { configVariables } from '../config/config-variables.ts'
import { getLeaseDurationMs } from '../session/session-refresher.ts'
import { parseEncryptionKeyId } from '../session/vault/field-codec.ts'
import { createTestOrder } from '../testing/create-test-order.ts'
import { createRegistration } from '../testing/customer.ts'
import { startBff, type TestBff } from '../testing/start-bff.ts'
import { createOrderToken } from '#reference-api/store/orders/order-tokens.ts'
import { startFixtureApi } from '#reference-api/testing/start-fixture-api.ts'
import { startRedis, type TestRedis } from '../testing/start-redis.ts'

// Compares the data that a complete visit leaves in Redis with the tables of docs/security.md.

const day = 24 * 60 * 60
const refreshLeaseSeconds = Math.ceil(
  getLeaseDurationMs(configVariables.shape.UPSTREAM_TIMEOUT_MS.parse(undefined)) / 1000,
)
const browserLife = 'guests 30 days; customers 7 idle days, 30 at most'

/** Lifetimes in seconds, by the words of the document. */
const maxSecondsByLifetime: Record<string, number> = {
  [browserLife]: 30 * day,
  'as the record': 30 * day,
  '30 seconds': 30,
  [`${refreshLeaseSeconds} seconds at most for a refresh; 5 for a basket, renewed while work lasts`]:
    refreshLeaseSeconds,
  'no expiry: the only pointer from a customer to their basket': Infinity,
  'as long as the last of them': 30 * day,
  '180 days after the last sign-in': 180 * day,
  // A hold of 45 minutes and a payment of 32 minutes.
  'until the last of these holds ends, which is an hour after a free order': 77 * 60,
  'as long as the hold counts': 77 * 60,
  'the time the limit counts, a day at most': day,
}

type Row = { name: string; keyPattern: RegExp; sealed: string[]; readable: string[]; seconds: number | undefined }

const toKeyPattern = (name: string) =>
  new RegExp(
    `^${name
      .replace(/\{(user |client |basket )?key\}/, '\\{[\\w-]{43}\\}')
      .replace('{name}', '\\w+')
      .replace('{hash}', '[\\w-]{43}')}$`,
  )
const parseQuoted = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word!)

const readRows = (document: string): Row[] =>
  [...document.matchAll(/^\| Redis, (.*?) \| (.*?) \| (.*?) \|$/gm)].flatMap(
    ([, names, description = '', lifetime = '']) => {
      const [sealed, readable] = description.split('; readable: ')
      return parseQuoted(names).map((name) => ({
        name,
        keyPattern: toKeyPattern(name),
        sealed: parseQuoted(sealed),
        readable: parseQuoted(readable),
        seconds: maxSecondsByLifetime[lifetime],
      }))
    },
  )

let redis: TestRedis
let api: Awaited<ReturnType<typeof startFixtureApi>>
let bff: TestBff
let rows: Row[]
/** Every key that a command used, including leases, which are deleted at once. */
const usedKeys = new Set<string>()
const storedKeys = new Map<string, { seconds: number; type: string; fields: Record<string, string> }>()

const findRow = (name: string) => rows.find(({ keyPattern }) => keyPattern.test(name))

const inspectRedis = async () => {
  for (const name of await redis.client.keys('*')) {
    const [seconds, type] = [await redis.client.ttl(name), await redis.client.type(name)]
    storedKeys.set(name, {
      seconds: seconds === -1 ? Infinity : seconds,
      type,
      fields: type === 'hash' ? { ...storedKeys.get(name)?.fields, ...(await redis.client.hgetall(name)) } : {},
    })
  }
}

beforeAll(async () => {
  rows = readRows(await readFile(new URL('../../docs/security.md', import.meta.url), 'utf8'))
  ;[redis, api] = await Promise.all([startRedis(), startFixtureApi()])
  bff = await startBff({ env: { REDIS_URL: redis.url, COMMERCE_API_URL: api.url, REDIS_TIMEOUT_MS: '5000' } })
  const monitor = await redis.client.monitor()
  monitor.on('monitor', (_time: string, words: string[]) =>
    words.filter((word) => /^stagedoor:\S*$/.test(word)).forEach((word) => usedKeys.add(word)),
  )

  const browser = bff.browser()
  const contact = { email: 'guest@example.com', firstName: 'Bea', lastName: 'Yer', telephone: null }
  const { id } = await createTestOrder(api, { contact })
  const orderLink = await createOrderToken(api.db, { id, email: contact.email }, new Date())
  const form = createRegistration()
  const visit = [
    ['POST', '/bff/basket/lines', { items: [{ sku: 'EV-open-night-standing', quantity: 1 }] }],
    ['POST', '/bff/order-links', { token: orderLink }],
    ['PUT', '/bff/password-reset', { email: contact.email, token: 'a token that was mailed' }],
    ['PUT', '/bff/email-verification', { token: 'another one' }],
    ['PUT', '/bff/order-disownment', { token: 'a third one' }],
    ['PUT', '/bff/email-undo', { token: 'a fourth one' }],
    ['POST', '/bff/users', form],
    ['POST', '/bff/basket/lines', { items: [{ sku: 'EV-open-night-standing', quantity: 8 }] }],
    ['DELETE', '/bff/session', {}],
    ['POST', '/bff/session', form],
    ['POST', '/bff/basket/kept-guest-lines', {}],
  ] as const
  for (const [method, path, body] of visit) {
    expect((await browser.send(method, path, body)).status, path).toBe(200)
    await inspectRedis()
  }
  monitor.disconnect()
})
afterAll(async () => {
  await bff.close()
  await Promise.all([redis.close(), api.close()])
})

describe('what docs/security.md lists as stored in Redis', () => {
  it('is complete, and all of it exists [V1 V2]', () => {
    expect(rows.length).toBeGreaterThan(8)
    expect(rows.filter(({ seconds }) => seconds === undefined).map(({ name }) => name)).toEqual([])
    expect([...new Set([...usedKeys, ...storedKeys.keys()])].filter((name) => !findRow(name))).toEqual([])
    const allKeys = [...usedKeys, ...storedKeys.keys()]
    expect(
      rows.filter(({ keyPattern }) => !allKeys.some((name) => keyPattern.test(name))).map(({ name }) => name),
    ).toEqual([])
  })

  it('expires in Redis no later than documented [S19]', () => {
    for (const [name, { seconds }] of storedKeys)
      expect(seconds, name).toBeLessThanOrEqual(findRow(name)?.seconds ?? -1)
    expect(
      [...storedKeys].filter(([, { seconds }]) => seconds === Infinity).map(([name]) => findRow(name)?.name),
    ).toEqual(['stagedoor:{user key}:basket'])
  })

  it('has exactly the listed fields, encrypted where documented [V2]', () => {
    const isListed = (list: readonly string[], field: string) =>
      list.some(
        (fieldName) =>
          fieldName === field ||
          (fieldName.includes('{hash}') && field.startsWith(fieldName.slice(0, fieldName.indexOf('{')))),
      )
    for (const [name, { fields }] of storedKeys) {
      const { name: row, sealed, readable } = findRow(name)!
      if (!/:(vault|basket)$/.test(row)) continue
      for (const [field, value] of Object.entries(fields)) {
        expect(isListed(parseEncryptionKeyId(value) === undefined ? readable : sealed, field), `${row} ${field}`).toBe(
          true,
        )
      }
    }
    const vaultFields = [...storedKeys]
      .filter(([name]) => name.endsWith(':vault'))
      .flatMap(([, { fields }]) => Object.keys(fields))
    const { sealed, readable } = findRow([...storedKeys.keys()].find((name) => name.endsWith(':vault'))!)!
    expect(
      [...sealed, ...readable].filter((field) => !vaultFields.some((fieldName) => isListed([field], fieldName))),
    ).toEqual([])
  })
})
