import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { Redis } from 'ioredis'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readConfig as readApiConfig } from '#reference-api/config.ts'
import { readConfig as readShopConfig } from '#server/config/config.ts'
import { distributeSecrets } from '../../docker/secrets/distribute-secrets.ts'
import { completeSecrets, readConfiguredSecrets } from '../../docker/secrets/persisted-secrets.ts'
import { readCompose } from './compose-file.ts'
import { productionSettings, providerSettings } from './production-settings.ts'

vi.setConfig({ testTimeout: 60_000 })

const root = mkdtempSync(join(tmpdir(), 'compose-secrets-'))
afterAll(() => rmSync(root, { recursive: true }))

/** Writes the files of the init step with these variables, into one folder for each service below `folder`. */
const distributeForTest = (env: Record<string, string>) => {
  const folder = mkdtempSync(join(root, 'start-'))
  const secrets = completeSecrets({}, readConfiguredSecrets(readCompose(env).services.secrets!.environment))
  distributeSecrets(folder, secrets, { owners: false })
  return { folder, secrets }
}

/** The environment of a service when `folder` contains the folders of all services. */
const getServiceEnvironment = (name: string, env: Record<string, string>, folder: string) => {
  const { environment } = readCompose(env).services[name]!
  return { ...environment, SECRETS_FILE: environment.SECRETS_FILE!.replace('/secrets', join(folder, name)) }
}

describe('the files of the init step with the variables of docker-compose.yml', () => {
  it.each([
    ['without any variables', {}],
    ["with a shop's own", productionSettings],
  ])('configure both deployables for production %s [S12 S47]', (_name, env) => {
    const { folder, secrets } = distributeForTest(env)
    const { services } = readCompose(env)
    const shop = readShopConfig(getServiceEnvironment('storefront', env, folder))
    const upstream = readApiConfig(getServiceEnvironment('reference-api', env, folder))
    expect({
      shopDeployment: shop.deployment,
      apiDeployment: upstream.deployment,
      secure: shop.secure,
      trustedProxyHops: shop.trustedProxyHops,
      hasConfiguredSessionKeys: shop.hasConfiguredSessionKeys,
    }).toEqual({
      shopDeployment: 'production',
      apiDeployment: 'production',
      secure: true,
      trustedProxyHops: 1,
      hasConfiguredSessionKeys: true,
    })
    expect({
      shopUrl: upstream.shopUrl,
      paymentPageOrigin: upstream.paymentPageOrigin,
      paymentWebhookOrigin: upstream.paymentWebhookOrigin,
    }).toEqual({
      shopUrl: shop.publicUrl,
      paymentPageOrigin: shop.paymentPageOrigin,
      paymentWebhookOrigin: shop.paymentPageOrigin,
    })
    expect({
      host: shop.commerceApiUrl,
      appId: upstream.searchAppId,
      index: upstream.searchIndex,
      apiKey: upstream.searchApiKey,
    }).toEqual({
      host: shop.search.host,
      appId: shop.search.appId,
      index: shop.search.index,
      apiKey: shop.search.apiKey,
    })
    expect(shop.commerceApiUrl).toBe(`http://reference-api:${upstream.port}`)
    for (const url of [shop.redisUrl, upstream.databaseUrl]) expect(services).toHaveProperty(new URL(url!).hostname)
    expect(upstream.smtpUrl).toBe('SMTP_URL' in env ? env.SMTP_URL : 'smtp://mailpit:1025')
    expect(new URL(upstream.databaseUrl!)).toMatchObject({ username: 'stagedoor', pathname: '/stagedoor' })
    expect(new URL(upstream.databaseUrl!).password).toBe(readFileSync(join(folder, 'postgres', 'password'), 'utf8'))
    expect(new URL(shop.redisUrl!).password).toBe(secrets.REDIS_PASSWORD)
  })

  it('send shoppers to the page of a payment provider, and its webhooks to the proxy', () => {
    const { folder } = distributeForTest(providerSettings)
    const shop = readShopConfig(getServiceEnvironment('storefront', providerSettings, folder))
    const upstream = readApiConfig(getServiceEnvironment('reference-api', providerSettings, folder))
    const { environment } = readCompose(providerSettings).services.proxy!
    expect({
      paymentProvider: shop.paymentProvider,
      paymentPageOrigin: shop.paymentPageOrigin,
      paymentWebhookOrigin: upstream.paymentWebhookOrigin,
    }).toEqual({
      paymentProvider: 'provider',
      paymentPageOrigin: 'https://checkout.provider.example',
      paymentWebhookOrigin: 'https://pay.example',
    })
    expect(environment.PAYMENT_WEBHOOK_ORIGIN).toBe('https://pay.example')
    expect(JSON.stringify(environment)).not.toContain('checkout.provider.example')
  })

  it('put the payment page on an origin of its own, and both where the proxy is', () => {
    for (const env of [{}, { HTTPS_PORT: '9443' }] as Record<string, string>[]) {
      const { folder } = distributeForTest(env)
      const { services } = readCompose(env)
      const shop = readShopConfig(getServiceEnvironment('storefront', env, folder))
      const { environment, ports } = services.proxy!
      expect({
        PUBLIC_URL: environment.PUBLIC_URL,
        PAYMENT_WEBHOOK_ORIGIN: environment.PAYMENT_WEBHOOK_ORIGIN,
      }).toEqual({ PUBLIC_URL: shop.publicUrl, PAYMENT_WEBHOOK_ORIGIN: shop.paymentPageOrigin })
      expect(shop.paymentPageOrigin).not.toBe(shop.publicOrigin)
      const port = [shop.publicUrl, shop.paymentPageOrigin].map((url) => new URL(url).port)
      expect([...port, environment.HTTPS_PORT, String(ports[0]!.target)]).toEqual(Array(4).fill(ports[0]!.published))
    }
  })

  it('start a Redis with minimal users that keeps sessions over a restart and evicts none [S46]', async () => {
    const { folder } = distributeForTest({})
    const port = await getPort()
    const { command, healthcheck, volumes } = readCompose().services.redis!
    const [program = '', ...args] = command!.map((word) =>
      word.replace('/secrets', join(folder, 'redis')).replace('/data', folder),
    )
    expect(volumes.map(({ target }) => target)).toEqual(['/data', '/secrets'])
    const startServer = () => spawn(program, [...args, '--port', String(port), '--bind', '127.0.0.1'])
    let server = startServer()
    onTestFinished(() => void server.kill('SIGKILL'))
    const check = healthcheck!.test!.at(-1)!.replace('redis-cli', `redis-cli -p ${port}`)
    const isHealthy = async () => (await once(spawn('sh', ['-c', check]), 'exit'))[0] === 0
    await expect.poll(isHealthy, { timeout: 10_000 }).toBe(true)

    const { username, password } = new URL(readShopConfig(getServiceEnvironment('storefront', {}, folder)).redisUrl!)
    const as = (name: string, secret: string) =>
      new Redis({ port, username: name, password: secret, retryStrategy: () => null, enableReadyCheck: false })
    const shop = as(username, password)
    const probe = as('probe', 'none')
    const unauthenticated = as(username, 'guessed')
    unauthenticated.on('error', () => {})
    await expect(shop.set('stagedoor:x', '1')).resolves.toBe('OK')
    await expect(shop.set('other:x', '1')).rejects.toThrow('NOPERM')
    await expect(shop.config('GET', 'appendonly')).rejects.toThrow('NOPERM')
    await expect(probe.get('stagedoor:x')).rejects.toThrow('NOPERM')
    await expect(unauthenticated.ping()).rejects.toThrow(/WRONGPASS|NOAUTH|closed/)
    const facts = await shop.info()
    expect(facts).toMatch(/aof_enabled:1/)
    expect(facts).toMatch(/maxmemory_policy:noeviction/)
    expect(Number(/maxmemory:(\d+)/.exec(facts)![1])).toBeGreaterThan(64 * 1024 * 1024)
    // Redis stores the writes of a script as a transaction in its file, and must accept it when it reads the file
    // again.
    await shop.eval("redis.call('SET', KEYS[1], '1') redis.call('SET', KEYS[2], '2')", 2, 'stagedoor:y', 'stagedoor:z')
    for (const client of [shop, probe, unauthenticated]) client.disconnect()
    const stop = async () => {
      const exited = once(server, 'exit')
      server.kill('SIGTERM')
      await exited
    }
    await stop()
    await expect(isHealthy()).resolves.toBe(false)

    server = startServer()
    await expect.poll(isHealthy, { timeout: 10_000 }).toBe(true)
    const afterRestart = as(username, password)
    const unnamed = new Redis({ port, retryStrategy: () => null, enableReadyCheck: false })
    unnamed.on('error', () => {})
    await expect(afterRestart.exists('stagedoor:x', 'stagedoor:y', 'stagedoor:z')).resolves.toBe(3)
    await expect(unnamed.get('stagedoor:x')).rejects.toThrow(/NOAUTH|closed/)
    for (const client of [afterRestart, unnamed]) client.disconnect()
    await stop()
  })
})
