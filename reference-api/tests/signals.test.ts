import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '#runtime/log.ts'
import { formatDocumentRow, isListed, findLoggedMessages } from '#runtime/testing/logged-messages.ts'
import { classifyLogLine, logLines } from '../log-lines.ts'
import { startReferenceApi, type RunningApi } from '../start.ts'
import { createSendRequest } from '../testing/api-under-test.ts'
import { createFixtureContent } from '../testing/fixture-content.ts'

const lines: string[] = []
let api: RunningApi
beforeAll(async () => {
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) })
  api = await startReferenceApi({
    content: createFixtureContent(),
    log,
    metricsPort: 0,
    metricsHost: '127.0.0.1',
    buildRevision: 'f00dfeed',
  })
})
afterAll(() => api.close())

const sendRequest = createSendRequest(() => api.url)

const scrape = async () => (await fetch(`http://127.0.0.1:${api.metricsPort}/metrics`)).text()

/** The value of the series with these labels, in any order. */
const readMetric = async (name: string, labels: Record<string, string> = {}) => {
  const labelTexts = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  const series = (await scrape())
    .split('\n')
    .filter(
      (line) =>
        (line.startsWith(`${name}{`) || line.startsWith(`${name} `)) &&
        labelTexts.every((labelText) => line.includes(labelText)),
    )
  return series.length === 1 ? Number(series[0]!.split(' ').at(-1)) : undefined
}

it('every log line is declared in log-lines.ts and documented', () => {
  const messages = findLoggedMessages('reference-api')
  expect(messages.length).toBeGreaterThan(20)
  expect(messages.filter((message) => !isListed(message, logLines))).toEqual([])
  expect(readFileSync('docs/monitoring.md', 'utf8').split('\n')).toEqual(
    expect.arrayContaining(logLines.map(formatDocumentRow)),
  )
})

it('the API writes only declared lines, with the id of the request that caused them', async () => {
  const headers = { 'x-request-id': 'followed-0001' }
  for (const path of ['/menus?code=header', '/nowhere', '/media/nothing.jpg', '/healthz', '/sandbox/pay/nothing'])
    await sendRequest('GET', path, { headers })
  await sendRequest('POST', '/operator/orders/PX-000001/refund', { headers, body: {} })
  await sendRequest('POST', '/users/reset-password', { headers, body: { email: 'nobody@example.com' } })
  await expect.poll(() => lines.filter((line) => line.includes('followed-0001')).length).toBeGreaterThanOrEqual(7)
  expect([...new Set(lines.map((line) => classifyLogLine(line)))]).toEqual(
    expect.arrayContaining(['start', 'programme', 'request', 'operator']),
  )
  const refused = lines.filter((line) => line.includes('operator.refused'))
  expect(refused).toHaveLength(1)
  expect(JSON.parse(refused[0]!)).toMatchObject({ requestId: 'followed-0001', reason: 'no valid key' })
})

it('metrics count requests by route pattern, without values from requests', async () => {
  await sendRequest('GET', '/storefront/product/canary-slug')
  await sendRequest('GET', '/canary')
  await expect
    .poll(() =>
      readMetric('http_requests_total', { route: '/storefront/product/{slug}', method: 'GET', status: '4xx' }),
    )
    .toBe(1)
  expect(
    await readMetric('http_requests_total', { route: '/storefront/product/{slug}', method: 'GET', status: '5xx' }),
  ).toBe(0)
  expect(await readMetric('http_request_duration_seconds_count', { route: '/storefront/product/{slug}' })).toBe(1)
  expect(await scrape()).not.toMatch(/canary/i)
})

it('metrics show pending work, the runs of jobs and the revision of the build', async () => {
  await expect.poll(() => readMetric('job_runs_total', { job_name: 'emails', outcome: 'done' })).toBeGreaterThan(0)
  expect(await readMetric('job_runs_total', { job_name: 'emails', outcome: 'failed' })).toBe(0)
  expect(await readMetric('job_last_success_timestamp_seconds', { job_name: 'payments' })).toBeGreaterThan(1.7e9)
  expect(await readMetric('pending_work', { kind: 'emails' })).toBe(0)
  const created = new Date(Date.now() - 90_000)
  await api.db
    .insertInto('order_letters')
    .values({
      id: crypto.randomUUID(),
      order_id: null,
      kind: 'payment_returned',
      details: '{}',
      created_at: created,
      due_at: new Date(Date.now() + 3_600_000),
    })
    .execute()
  expect(await readMetric('pending_work', { kind: 'emails' })).toBe(1)
  expect(await readMetric('pending_work_oldest_seconds', { kind: 'emails' })).toBeGreaterThanOrEqual(90)
  expect(await readMetric('database_up')).toBe(1)
  expect(await readMetric('background_failures_total')).toBe(0)
  expect(await readMetric('operator_refusals_total', { reason: 'no valid key' })).toBe(1)
  expect(await readMetric('stagedoor_build_info', { revision: 'f00dfeed' })).toBe(1)
})

it('metrics have valid names and types and are listed in docs/monitoring.md', async () => {
  const types = [...(await scrape()).matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name, type]) => ({
    name: name!,
    type: type!,
  }))
  expect(types.filter(({ name, type }) => name.endsWith('_total') !== (type === 'counter'))).toEqual([])
  const documented = readFileSync('docs/monitoring.md', 'utf8')
  expect(
    types
      .map(({ name }) => name)
      .filter((name) => !/^(nodejs|process)_/.test(name) && !documented.includes(`| \`${name}\` |`)),
  ).toEqual([])
})
