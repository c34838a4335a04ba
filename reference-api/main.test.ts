import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, it } from 'vitest'

const folder = await mkdtemp(join(tmpdir(), 'reference-api-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const run = (env: Record<string, string>, program = 'demo-brand/main.ts') => {
  const child = spawn(process.execPath, [join(import.meta.dirname, program)], {
    env: {
      PATH: '/usr/bin:/bin',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      REFERENCE_API_PORT: '0',
      REFERENCE_API_DATA_DIR: folder,
      MAIL_DIR: join(folder, 'mail'),
      ...env,
    },
  })
  const output: string[] = []
  createInterface(child.stdout).on('line', (line) => output.push(line))
  createInterface(child.stderr).on('line', (line) => output.push(line))
  const exited = once(child, 'exit')
  return { child, output, exited }
}

const waitForUrl = async ({ output, exited }: ReturnType<typeof run>) => {
  const hasExited = exited.then(() => true)
  for (;;) {
    const line = output.find((text) => text.includes('"msg":"listening"'))
    if (line) return (JSON.parse(line) as { url: string }).url
    if (await Promise.race([hasExited, new Promise((resolve) => setTimeout(resolve, 50))]))
      throw new Error(output.join('\n'))
  }
}

it('the program starts on a free port, logs no personal data, and stops cleanly', { timeout: 60_000 }, async () => {
  const api = run({})
  const url = await waitForUrl(api)
  expect((await fetch(`${url}/content-by-slug/about-us`)).status).toBe(200)
  const headers = { 'content-type': 'application/json' }
  const person = { firstName: 'Ada', lastName: 'Canary', email: 'canary@example.com', password: 'canary in a mine' }
  await fetch(`${url}/users`, { method: 'POST', headers, body: JSON.stringify(person) })
  const { email, password } = person
  const signedIn = await fetch(`${url}/auth`, { method: 'POST', headers, body: JSON.stringify({ email, password }) })
  const tokens = (await signedIn.json()) as { token: string; refresh_token: string }
  const created = await fetch(`${url}/baskets`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.token}` },
  })
  const { id } = (await created.json()) as { id: string }
  await fetch(`${url}/baskets/${id}`, { headers: { authorization: `Bearer ${tokens.token}` } })
  await fetch(`${url}/users/reset-password`, { method: 'POST', headers, body: JSON.stringify({ email }) })
  await fetch(`${url}/baskets/${id}/nowhere?email=${email}`)

  api.child.kill('SIGTERM')
  expect((await api.exited)[0]).toBe(0)
  const log = api.output.join('\n')
  expect(log).toContain('"route":"/baskets/{id}"')
  for (const secret of [email, password, id, tokens.token, tokens.refresh_token, 'Canary'])
    expect(log).not.toContain(secret)

  const key = join(folder, 'jwt-key')
  expect((await stat(key)).mode & 0o077).toBe(0)
  expect((await readFile(key, 'utf8')).length).toBeGreaterThanOrEqual(32)
})

it('the program keeps users, baskets and keys after a restart', { timeout: 60_000 }, async () => {
  const api = run({ LOG_LEVEL: 'info' })
  const url = await waitForUrl(api)
  const body = JSON.stringify({ email: 'canary@example.com', password: 'canary in a mine' })
  const response = await fetch(`${url}/auth`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  expect(response.status).toBe(200)
  expect(api.output.join('\n')).not.toContain('"seeded"')

  const second = run({})
  expect((await second.exited)[0]).toBe(1)
  expect(second.output.join('\n')).toContain(`in use by process ${api.child.pid}`)

  api.child.kill('SIGTERM')
  await api.exited
})

it('main.ts does not seed an empty database', { timeout: 60_000 }, async () => {
  const api = run({ REFERENCE_API_DATA_DIR: join(folder, 'empty') }, 'main.ts')
  const url = await waitForUrl(api)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect((await fetch(`${url}/content-by-slug/about-us`)).status).toBe(404)
  api.child.kill('SIGTERM')
  expect((await api.exited)[0]).toBe(0)
  expect(api.output.join('\n')).not.toContain('"seeded"')
})

it('the program names the invalid variable and stops when its configuration is invalid', async () => {
  const api = run({ DEPLOYMENT: 'production' })
  expect((await api.exited)[0]).toBe(1)
  expect(api.output.join('\n')).toContain('REFERENCE_API_JWT_KEY is required')
})

it(
  'the program warns in production about the sandbox and about a missing media folder',
  { timeout: 60_000 },
  async () => {
    const secrets = ['REFERENCE_API_JWT_KEY', 'SEARCH_API_KEY', 'OPERATOR_ADMIN_KEY', 'PAYMENT_WEBHOOK_SECRET'].map(
      (name) => [name, `${name} for this test, and long enough`],
    )
    const media = { REFERENCE_API_MEDIA_DIR: join(folder, 'no-images') }
    const api = run({ DEPLOYMENT: 'production', ...media, ...Object.fromEntries(secrets) }, 'main.ts')
    await waitForUrl(api)
    api.child.kill('SIGTERM')
    await api.exited
    const warnings = api.output.filter((line) => line.includes('"level":40'))
    expect(warnings).toEqual([
      expect.stringContaining('Payments go to the sandbox: orders are made, but no money is taken'),
      expect.stringContaining('no media folder, so /media responds with 404; set REFERENCE_API_MEDIA_DIR'),
    ])
  },
)
