import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer } from '#server/testing/start-test-server.ts'
import { createChecker } from '../checker.ts'
import { createHttpClient, type ApiRequest, type ApiResponse } from '../http-client.ts'
import { parseOptions } from '../parse-options.ts'
import { createReport } from '../report.ts'
import { checkSearch } from './search-checks.ts'
import { checkReplay } from './session-checks.ts'

// One file for both, because every file loads all routes of the contract again.

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

const replay = async (policy: Policy) => {
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
    expect(await replay({ accepts: 0, revokes: true })).toEqual([])
  })

  it('lets an API accept the token for a while', async () => {
    expect(await replay({ accepts: 1, revokes: true })).toEqual([])
  })

  it('names an API that accepts it', async () => {
    expect(await replay({ accepts: Infinity, revokes: true })).toEqual([problemOf(used), problemOf(latest)])
  })

  it('names an API that goes on with the sign-in', async () => {
    expect(await replay({ accepts: 0, revokes: false })).toEqual([problemOf(latest)])
  })
})

type Hit = Record<string, unknown>
type Query = { indexName: string; query: string; page?: number; hitsPerPage: number }

const createHit = (slug: string): Hit => ({
  objectID: slug,
  slug,
  resources: { location: `/whats-on/${slug}`, description: 'A night' },
  attributes: { product_name: 'Open Night', venue_names: [] },
  date: '2027-03-12T19:30:00+00:00',
})

const hits = ['open-night', 'open-night-2'].map(createHit)

/** An index without facets, of one word. */
const searchIndex = ({ indexName, query, page = 0, hitsPerPage }: Query) => {
  if (!['stagedoor_en', 'stagedoor_de'].includes(indexName)) return undefined
  const found = query === 'Open Night' ? hits : []
  return {
    hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((hit) => changeHit(hit, page)),
    nbHits: found.length,
    nbPages: hitsPerPage > 0 ? Math.ceil(found.length / hitsPerPage) : 0,
  }
}

let changeHit = (hit: Hit, _page: number): Hit => hit
let server: Awaited<ReturnType<typeof startTestServer>>
const searchKey = 'a key that may only search'

beforeAll(async () => {
  server = await startTestServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { requests } = JSON.parse(Buffer.concat(chunks).toString()) as { requests: Query[] }
    const results = requests.flatMap((query) => searchIndex(query) ?? [])
    const isKnown = results.length === requests.length
    response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isKnown ? { results } : { message: 'Index does not exist', status: 404 }))
  })
})
afterAll(() => server.close())

const checkIndex = async (
  { change = (hit: Hit, _page: number): Hit => hit, capabilities: names = 'none' } = {},
  ...args: string[]
) => {
  changeHit = change
  const options = parseOptions([server.url, '--capabilities', names, ...args], { CHECK_API_SEARCH_KEY: searchKey })
  const { capabilities } = options
  const report = createReport((capability) => capabilities.has(capability))
  const checker = createChecker({
    send: createHttpClient(server.url, 1000),
    report,
    capabilities,
    mayWrite: false,
  })
  await checkSearch(checker, options, { slug: 'open-night', name: 'Open Night' })
  const lines = report.lines()
  return { lines, problems: lines.filter((line) => line.startsWith('  ✗')) }
}

const search = (...args: string[]) => ['--search-host', server.url, ...args]

describe('the check of the search index', () => {
  it('finds that an index fits', async () => {
    const { lines, problems } = await checkIndex({}, ...search())
    expect(problems).toEqual([])
    expect(lines).toContain('  POST /1/indexes/*/queries')
  })

  it('names records that the shop cannot show', async () => {
    const change = ({ slug: _slug, ...hit }: Hit) => hit
    const { problems, lines } = await checkIndex({ change, capabilities: 'search-details' }, ...search())
    expect(problems).toContain('  ✗ POST /1/indexes/*/queries  a record, slug invalid_type')
    expect(problems).toContainEqual(expect.stringContaining('a record, productType invalid_type'))
    expect(lines).toContainEqual(expect.stringContaining('leave `search-details` out of API_CAPABILITIES'))
  })

  it('names an index that does not find an event', async () => {
    const change = (hit: Hit) => ({ ...hit, slug: `${String(hit.slug)}-by-name` })
    const { problems } = await checkIndex({ change }, ...search())
    const problem = 'a hit of the search for Open Night has the slug open-night: expected true, got false'
    expect(problems).toContain(`  ✗ POST /1/indexes/*/queries  the index of de, ${problem}`)
  })

  it('names an index whose pages are the same', async () => {
    const change = (_hit: Hit, page: number) => (page > 0 ? hits[0]! : _hit)
    const { problems } = await checkIndex({ change }, ...search())
    expect(problems).toContainEqual(expect.stringContaining('page 1 has the hit of page 0: expected false, got true'))
  })

  it('names an index of a language that is missing', async () => {
    expect((await checkIndex({}, ...search('--search-index', 'no-such'))).problems).toEqual([
      '  ✗ POST /1/indexes/*/queries  the index of en: The index responded with 404',
      '  ✗ POST /1/indexes/*/queries  the index of de: The index responded with 404',
    ])
  })

  it('says that it was not checked when no option names it', async () => {
    const { lines } = await checkIndex()
    expect(lines).toContainEqual(
      expect.stringMatching(/– name the search index with --search-host .*: POST \/1\/indexes\/\*\/queries$/),
    )
  })
})
