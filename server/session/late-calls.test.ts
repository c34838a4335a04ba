import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startBff, type TestBff } from '../testing/start-bff.ts'
import { startScriptedApi, type ScriptedApi } from '../testing/scripted-api.ts'
import { UpstreamError } from '../upstream/commerce-api.ts'

let api: ScriptedApi
let bff: TestBff
/** The held response to the refresh: the API sends it after it has rejected the second call. */
let refresh: ReturnType<ScriptedApi['holdResponse']>

beforeAll(async () => {
  api = await startScriptedApi()
  bff = await startBff({
    env: { COMMERCE_API_URL: api.url },
    routes: (app, contextOf) => {
      app.get('/late', async (request, response) => {
        const { session } = contextOf(request)
        let first: string | undefined
        const call = (onRefused: () => void) =>
          session.withAccessToken(async (token) => {
            first ??= token.reveal()
            if (token.reveal() !== first) return 200
            onRefused()
            throw new UpstreamError('status', 401, 'No')
          })
        const earlyCall = call(() => {})
        await refresh.requested
        const outcomes = await Promise.allSettled([earlyCall, call(refresh.release)])
        response.json(
          outcomes.map((outcome) =>
            outcome.status === 'fulfilled' ? outcome.value : (outcome.reason as { status: number }).status,
          ),
        )
      })
      app.get('/in-turn', async (request, response) => {
        const { session } = contextOf(request)
        const readStatus = () =>
          session
            .withAccessToken(() => Promise.reject(new UpstreamError('status', 401, 'No')))
            .catch((error: { status: number }) => error.status)
        response.json([await readStatus(), await readStatus()])
      })
    },
  })
})
afterAll(() => Promise.all([bff.close(), api.close()]))
afterEach(() => api.reset())

const guest = async () => {
  const browser = bff.browser()
  await browser.get('/probe')
  api.calls.length = 0
  return browser
}

it('a token read during a refresh for another call of the request is replaced too [V4]', async () => {
  const browser = await guest()
  refresh = api.holdResponse('POST /token/refresh')
  expect((await browser.get('/late')).body).toEqual([200, 200])
  expect(api.count('POST /token/refresh')).toBe(1)
})

it('a call after a failed refresh of its request does not ask the shopper to sign in [V4]', async () => {
  const browser = await guest()
  api.script('POST /token/refresh', () => ({ status: 500 }))
  expect((await browser.get('/in-turn')).body).toEqual([503, 503])
  expect(api.count('POST /token/refresh')).toBe(1)
})
