import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseCommand } from './operate/parse-command.ts'
import type { RunningApi } from './start.ts'
import { startFixtureApi } from './testing/start-fixture-api.ts'
import { placeTestOrder } from './testing/place-test-order.ts'

let folder: string
let api: RunningApi
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operate-'))
  api = await startFixtureApi({ dataFolder: folder, mailFolder: join(folder, 'mail') })
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

const runWith = async (variables: Record<string, string>, ...args: string[]) => {
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    REFERENCE_API_DATA_DIR: folder,
    ...variables,
  }
  const file = join(import.meta.dirname, 'operate.ts')
  return promisify(execFile)(process.execPath, [file, ...args], { env }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, output: error.stderr }),
  )
}
const run = (...args: string[]) => runWith({}, ...args)
const runOperate = (...args: string[]) => run(...args, '--api', api.url)

it('the operator program reads the key file of a demo, which only its owner can read', async () => {
  expect((await stat(join(folder, 'operator-key'))).mode & 0o077).toBe(0)
  const { number } = await placeTestOrder(api.db)
  const { code, output } = await runOperate('refund', number, '--reason', 'A test')
  expect(code).toBe(0)
  expect(JSON.parse(output)).toMatchObject({ order: number, status: 'cancelled', amount: 4000 })
})

it('the operator program adds a person with a key of their own, who approves a refund of another one', async () => {
  expect((await stat(join(folder, 'operator-admin-key'))).mode & 0o077).toBe(0)
  const { key } = JSON.parse((await runOperate('add', 'Ada', '--role', 'refund', '--role', 'door')).output)
  const { number } = await placeTestOrder(api.db, { lines: [{ sku: 'EV-open-night-standing', quantity: 11 }] })
  const headers = { 'operator-key': await readFile(join(folder, 'operator-key'), 'utf8') }
  await fetch(`${api.url}/operator/orders/${number}/refund`, { method: 'POST', headers })
  const runAsAda = (...args: string[]) => runWith({ MY_OPERATOR_KEY: key as string }, ...args, '--api', api.url)
  const [waiting] = JSON.parse((await runAsAda('refunds')).output)
  expect(waiting).toMatchObject({ order: number, amounts: { GBP: 22_000 }, requestedBy: 'Demo' })
  expect(JSON.parse((await runAsAda('approve', waiting.id)).output)).toMatchObject({ decidedBy: 'Ada' })
  expect(JSON.parse((await runOperate('audit', '--limit', '1')).output)).toMatchObject([
    { operator: 'Ada', act: 'refund.approve', subject: number },
  ])
})

it('the operator program changes an event and edits a page from a file', async () => {
  const event = await runOperate('event', 'open-night', '--starts', '2031-05-01T21:30')
  expect(JSON.parse(event.output)).toMatchObject({
    slug: 'open-night',
    saleStatus: 'moved',
    dates: { startsAt: '2031-05-01T21:30:00+01:00' },
  })
  const file = join(folder, 'text.html')
  await writeFile(file, '<p>Neu.</p>')
  const page = await runOperate('page', 'about-us', '--title-de', 'Wir', '--body-de', file)
  expect(page.code).toBe(0)
  const { body } = await api.db
    .selectFrom('content_pages')
    .select('body')
    .where('slug', '=', 'about-us')
    .executeTakeFirstOrThrow()
  expect(body).toMatchObject({ de: '<p>Neu.</p>', en: '<p>Hi.</p>' })
})

it('the operator program names an unknown command, a rejection and an unreachable URL', async () => {
  expect(await runOperate('sell', 'everything')).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is no command sell.'),
  })
  await expect(parseCommand(['operators', 'everything'])).rejects.toThrow('operators takes no argument.')
  expect((await runWith({ REFERENCE_API_DATA_DIR: '/none' }, 'refunds')).output).toContain('MY_OPERATOR_KEY is not set')
  expect((await runOperate('event')).output).toContain('slug of the event')
  expect((await runOperate('event', 'open-night', '--status', 'sold_out')).output).toContain(
    '422: status: Stock decides this by itself.',
  )
  expect((await runOperate('resend', 'PX-1')).output).toContain('404')
  expect((await run('resend', 'PX-1', '--api', 'http://127.0.0.1:9')).output).toContain('did not respond')
})
