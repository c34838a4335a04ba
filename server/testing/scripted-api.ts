import type { IncomingMessage } from 'node:http'
import { startTestServer } from './start-test-server.ts'

type ScriptedCall = {
  method: string
  path: string
  authorization: string | undefined
  body: Record<string, string>
}
export type ScriptedResponse = { status?: number; body?: unknown } | 'hang' | 'cut'
type ScriptedHandler = (call: ScriptedCall) => ScriptedResponse | Promise<ScriptedResponse>

const readJsonBody = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return chunks.length > 0 ? (JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>) : {}
}

const encodeTokenPart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The shop does not check the signature of tokens. So these tokens have a recognisable word instead. */
export const createToken = (claims: object, serial: string) =>
  `${encodeTokenPart({ alg: 'none' })}.${encodeTokenPart(claims)}.CANARY-${serial}`

/**
 * An upstream that a test can script by `METHOD /path`. Session calls succeed with minimal data unless the test scripts
 * them. It records its calls.
 */
export const startScriptedApi = async () => {
  const calls: ScriptedCall[] = []
  const scripts = new Map<string, ScriptedHandler>()
  const settings = { lifetimeSeconds: 900 }
  let serial = 0

  const issueTokens = (guest: boolean) => {
    const iat = Math.floor(Date.now() / 1000)
    const person = guest
      ? { id: `guest-${++serial}`, email: '', first_name: '', last_name: '' }
      : { id: 'user-1', email: 'ada@example.com', first_name: 'Ada', last_name: 'Quill' }
    const claims = { ...person, guest_user: guest, iat, exp: iat + settings.lifetimeSeconds }
    serial += 1
    return {
      token: createToken(claims, `ACCESS-${serial}`),
      refresh_token: `CANARY-REFRESH-${guest ? 'guest' : 'user'}-${serial}`,
    }
  }

  const defaultScript: ScriptedHandler = ({ method, path, body, authorization }) => {
    switch (`${method} ${path}`) {
      case 'POST /auth':
        return { body: issueTokens(body.email === undefined) }
      case 'POST /token/refresh':
        return { body: issueTokens(!body.refresh_token?.includes('user')) }
      case 'DELETE /token':
        return { status: 204 }
      case 'GET /probe':
        return authorization ? { body: { ok: true } } : { status: 401 }
      default:
        return { status: 404, body: { 'hydra:description': 'Not here' } }
    }
  }

  const server = await startTestServer(async (request, response) => {
    const { method = '', url = '' } = request
    const call = {
      method,
      path: url.split('?')[0] ?? '',
      authorization: request.headers.authorization,
      body: await readJsonBody(request),
    }
    calls.push(call)
    const scripted = await (scripts.get(`${call.method} ${call.path}`) ?? defaultScript)(call)
    if (scripted === 'hang') return
    if (scripted === 'cut') return void response.destroy()
    const { status = 200, body } = scripted
    response
      .writeHead(status, { 'content-type': 'application/ld+json' })
      .end(body === undefined ? undefined : JSON.stringify(body))
  })

  return {
    url: server.url,
    calls,
    settings,
    defaultScript,
    script: (name: string, script: ScriptedHandler) => void scripts.set(name, script),
    /** Holds the response to this call back until `release`. `requested` resolves when the call arrives. */
    holdResponse(name: string) {
      const requested = Promise.withResolvers<void>()
      const released = Promise.withResolvers<void>()
      scripts.set(name, async (call) => {
        requested.resolve()
        await released.promise
        return defaultScript(call)
      })
      return { requested: requested.promise, release: released.resolve }
    },
    count: (name: string) => calls.filter(({ method, path }) => `${method} ${path}` === name).length,
    reset() {
      calls.length = 0
      scripts.clear()
      settings.lifetimeSeconds = 900
    },
    close: server.close,
  }
}

export type ScriptedApi = Awaited<ReturnType<typeof startScriptedApi>>
