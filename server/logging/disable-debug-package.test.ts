import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startRedis, type TestRedis } from '../testing/start-redis.ts'
import { startScriptedApi, type ScriptedApi } from '../testing/scripted-api.ts'

let redis: TestRedis
let api: ScriptedApi
beforeAll(async () => {
  ;[redis, api] = await Promise.all([startRedis(), startScriptedApi()])
})
afterAll(() => Promise.all([redis.close(), api.close()]))

const toModuleUrl = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)

/** In a separate process with all debug output, a shopper visits the shop, signs in and leaves. */
const runShopWithDebug = (muted: boolean) => {
  const code = `
    ${muted ? `import ${toModuleUrl('./disable-debug-package.ts')}` : ''}
    import { startBff } from ${toModuleUrl('../testing/start-bff.ts')}
    const bff = await startBff({ env: { REDIS_URL: ${JSON.stringify(redis.url)}, COMMERCE_API_URL: ${JSON.stringify(api.url)} } })
    const browser = bff.browser()
    await browser.get('/probe')
    const { status } = await browser.post('/bff/session', { email: 'ada@example.com', password: 'right' })
    await bff.close()
    console.log('signed in with', status)`
  return promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, DEBUG: '*' },
    maxBuffer: 64 * 2 ** 20,
  })
}

it('with DEBUG=*, no token and no cookie is printed [S9]', async () => {
  const { stdout, stderr } = await runShopWithDebug(true)
  expect(stdout).toContain('signed in with 200')
  expect(stdout + stderr).not.toMatch(/CANARY|sid=s|ioredis|express-session/)
})

it('without disable-debug-package, DEBUG=* prints cookies', async () => {
  expect((await runShopWithDebug(false)).stderr).toMatch(/set-cookie sid=s[^]*ioredis|ioredis[^]*set-cookie sid=s/)
})

it('main.ts disables the debug package first', () => {
  expect(readFileSync(new URL('../main.ts', import.meta.url), 'utf8')).toMatch(
    /^import '.\/logging\/disable-debug-package.ts'\n/,
  )
})
