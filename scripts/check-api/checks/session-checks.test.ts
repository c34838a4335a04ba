import { describe, expect, it } from 'vitest'
import { createChecker } from '../checker.ts'
import type { ApiRequest, ApiResponse } from '../http-client.ts'
import { createReport } from '../report.ts'
import { checkReplay } from './session-checks.ts'

type Policy = {
  /** How often a used token still works. */
  accepts: number
  /** Whether the use of an old token ends its sign-in. */
  revokes: boolean
}

const createToken = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`

/** An API with sessions and nothing else. */
const createSessionApi = ({ accepts, revokes }: Policy) => {
  const used = new Map<string, boolean>()
  let isRevoked = false
  let accepted = 0
  let count = 0
  const respond = (status: number, body: object): ApiResponse => ({
    status,
    type: 'application/json',
    bytes: Buffer.from(JSON.stringify(body)),
  })
  const issue = () => {
    const refreshToken = `refresh-token-${(count += 1)}`
    used.set(refreshToken, false)
    return respond(200, { token: createToken({ id: 'a' }), refresh_token: refreshToken })
  }
  const reject = () => respond(401, { message: 'Invalid refresh token.' })
  return async ({ url, body }: ApiRequest) => {
    if (url === '/auth') return issue()
    const { refresh_token: token } = body as { refresh_token: string }
    if (isRevoked) return reject()
    if (used.get(token)) {
      if (accepted < accepts) {
        accepted += 1
        return issue()
      }
      isRevoked = revokes
      return reject()
    }
    used.set(token, true)
    return issue()
  }
}

const listProblems = async (policy: Policy) => {
  const report = createReport(() => false)
  const checker = createChecker({
    send: createSessionApi(policy),
    report,
    capabilities: new Set(),
    mayWrite: false,
  })
  await checkReplay(checker, 0)
  const lines = report.lines()
  expect(lines.join()).not.toMatch(/refresh-token-\d/)
  return lines.filter((line) => line.startsWith('  ✗'))
}

const used = 'of a refresh token that was used, as was its successor'
const latest = 'of the latest refresh token, after an older one of the same sign-in was used again'
const problemOf = (refusal: string) =>
  `  ✗ POST /token/refresh  refusal ${refusal}: status: expected 401, got 200 (application/json)`

describe('the check of a replayed refresh token', () => {
  it('finds that an API fits when it refuses the token and revokes the sign-in', async () => {
    expect(await listProblems({ accepts: 0, revokes: true })).toEqual([])
  })

  it('lets an API accept the token for a while', async () => {
    expect(await listProblems({ accepts: 1, revokes: true })).toEqual([])
  })

  it('names an API that accepts it', async () => {
    expect(await listProblems({ accepts: Infinity, revokes: true })).toEqual([problemOf(used), problemOf(latest)])
  })

  it('names an API that goes on with the sign-in', async () => {
    expect(await listProblems({ accepts: 0, revokes: false })).toEqual([problemOf(latest)])
  })
})
