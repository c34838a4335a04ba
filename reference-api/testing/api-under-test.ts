import { request } from 'undici'
import { afterAll, beforeAll } from 'vitest'
import type { Db } from '../db/connect.ts'
import type { StartOptions } from '../start.ts'
import { startFixtureApi } from './start-fixture-api.ts'

/** URL of another implementation to test. Tests that need its clock or emails are skipped then. */
const remote = process.env.REFERENCE_API_URL

export const isRemote = remote !== undefined && remote !== ''

export type TestResponse = {
  status: number
  headers: Headers
  // Tests read fields of many response shapes.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any
}

type RequestOptions = { token?: string; language?: string; body?: unknown; headers?: Record<string, string> }

export type Api = {
  readonly url: string
  /** The database of the API; another implementation has none. */
  readonly db: Db
  sendRequest: (method: string, path: string, options?: RequestOptions) => Promise<TestResponse>
  createGuest: () => Promise<{ token: string; refresh_token: string }>
  /** Creates a user and signs in. */
  createCustomer: () => Promise<Customer>
}

export type Customer = { id: string; email: string; password: string; token: string; refresh_token: string }

const parseBody = (text: string) => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

export const createSendRequest =
  (url: () => string): Api['sendRequest'] =>
  async (method, path, { token, language, body, headers = {} } = {}) => {
    // fetch turns conditional requests into `Cache-Control: no-cache` ones.
    const response = await request(url() + path, {
      method: method as 'GET',
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(language ? { 'accept-language': language } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const received = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)])
    return { status: response.statusCode, headers: new Headers(received), body: parseBody(await response.body.text()) }
  }

/** Starts the API with a database of its own, for the tests of one file. */
export const startApiUnderTest = (options: StartOptions = {}): Api => {
  let url = remote ?? ''
  let db: Db | undefined
  let close = async () => {}
  beforeAll(async () => {
    if (isRemote) return
    const started = await startFixtureApi(options)
    url = started.url
    db = started.db
    close = started.close
  })
  afterAll(() => close())
  const sendRequest = createSendRequest(() => url)
  const createCustomer = async () => {
    const email = `test-${crypto.randomUUID()}@example.com`
    const password = 'a rather long password'
    const { body: user } = await sendRequest('POST', '/users', {
      body: { firstName: 'Ada', lastName: 'Quill', email, password },
    })
    const { body: tokens } = await sendRequest('POST', '/auth', { body: { email, password } })
    return { id: user.id, email, password, ...tokens }
  }
  return {
    get url() {
      return url
    },
    get db() {
      if (!db) throw new Error('There is no database to look into')
      return db
    },
    sendRequest,
    createGuest: async () => (await sendRequest('POST', '/auth')).body,
    createCustomer,
  }
}
