import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { Redis } from 'ioredis'
import { describe, expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { configVariables as apiVariables, readConfig as readApiConfig } from '#reference-api/config.ts'
import { configVariables as shopVariables, readConfig as readShopConfig } from '#server/config.ts'
import { readDockerfile } from './dockerfile.ts'
import { inRepository } from './repository.ts'

type Service = {
  build?: { context: string; target: string }
  image?: string
  ports?: string[]
  environment?: Record<string, string | number>
  command?: string[]
  healthcheck?: { test: string[] }
  volumes?: string[]
  networks?: string[]
  configs?: { source: string; target: string }[]
  depends_on?: Record<string, { condition: string }>
}
type Compose = { services: Record<string, Service>; volumes: Record<string, unknown>; networks: Record<string, unknown>; configs: Record<string, { file: string }> }

const read = (file: string) => readFileSync(inRepository(file), 'utf8')
const source = read('docker-compose.yml')
const document = parseDocument(source)
const { services, volumes, networks, configs } = document.toJS() as Compose
const storefront = services.storefront!
const api = services['reference-api']!
const stages = readDockerfile(read('Dockerfile'))
const stage = (name: string) => stages.find((candidate) => candidate.name === name)

/** `${NAME:-default}` and `${NAME:?message}`, from the inside out; throws as compose does when a required one is missing. */
const interpolate = (text: string, env: Record<string, string>): string => {
  const filled = text.replace(/\$\{(\w+):([-?])([^${}]*)\}/g, (_match, name: string, kind: string, rest: string) => {
    if (env[name]) return env[name]
    if (kind === '?') throw new Error(`${name}: ${rest}`)
    return rest
  })
  return filled === text ? text : interpolate(filled, env)
}

const environmentOf = ({ environment = {} }: Service, env: Record<string, string>) =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, interpolate(String(value), env)]))

const required = [...new Set([...source.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name!))]
const sampleOf = (name: string) => (name === 'SESSION_KEYS' ? Buffer.alloc(32, 7).toString('base64') : `sample-${name}-`.padEnd(40, 'x'))
const secrets = Object.fromEntries(required.map((name) => [name, sampleOf(name)]))
const production = { ...secrets, DEPLOYMENT: 'production', PUBLIC_URL: 'https://shop.example', TRUSTED_PROXY_HOPS: '1' }

describe('docker-compose.yml', () => {
  it('is well-formed', () => {
    expect([...document.errors, ...document.warnings]).toEqual([])
    expect(Object.keys(services).toSorted()).toEqual(['mailpit', 'postgres', 'redis', 'reference-api', 'storefront'])
  })

  it.each(Object.entries(services))('%s names only what there is', (_name, service) => {
    expect([service.build, service.image].filter(Boolean)).toHaveLength(1)
    if (service.build) expect(stage(service.build.target), service.build.target).toBeDefined()
    for (const volume of service.volumes ?? []) expect(volumes).toHaveProperty(volume.split(':')[0]!)
    for (const { source: config } of service.configs ?? []) expect(existsSync(inRepository(configs[config]?.file ?? 'none')), config).toBe(true)
    for (const network of service.networks ?? []) expect(networks).toHaveProperty(network)
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(services).toHaveProperty(other)
      expect(condition).toBe('service_healthy')
      expect(services[other]?.healthcheck, `${other} can be waited for`).toBeDefined()
      expect(service.networks?.some((network) => services[other]?.networks?.includes(network)), `${other} can be reached`).toBe(true)
    }
  })

  it('declares no volume and no network that nothing uses', () => {
    const all = Object.values(services)
    expect(Object.keys(volumes).filter((name) => !all.some((service) => service.volumes?.some((volume) => volume.startsWith(`${name}:`))))).toEqual([])
    expect(Object.keys(networks).filter((name) => !all.some((service) => service.networks?.includes(name)))).toEqual([])
  })

  it('sets only variables that the deployables know', () => {
    expect(Object.keys(storefront.environment ?? {}).filter((name) => !(name in shopVariables.shape))).toEqual([])
    expect(Object.keys(api.environment ?? {}).filter((name) => !(name in apiVariables.shape))).toEqual([])
  })

  it('asks for no variable but those of the deployables and two passwords', () => {
    const known = [...Object.keys(shopVariables.shape), ...Object.keys(apiVariables.shape), 'REDIS_PASSWORD', 'POSTGRES_PASSWORD']
    const asked = [...source.matchAll(/(?<!\$)\$\{?(\w+)/g)].map(([, name]) => name!)
    expect(asked.filter((name) => !known.includes(name))).toEqual([])
    expect(required.toSorted()).toEqual(['OPERATOR_KEY', 'PAYMENT_WEBHOOK_SECRET', 'POSTGRES_PASSWORD', 'REDIS_PASSWORD', 'REFERENCE_API_JWT_KEY', 'SEARCH_API_KEY', 'SESSION_KEYS', 'SESSION_SECRETS'])
  })

  it('has no secret of its own: without one it refuses, and says where to read', () => {
    for (const name of required) {
      const { [name]: _missing, ...rest } = secrets
      expect(() => Object.values(services).map((service) => environmentOf(service, rest)), name).toThrow(`${name}: see README.md`)
      expect(read('README.md'), name).toContain(name)
    }
  })

  it.each([['a demo', secrets], ['production', production]])('configures both deployables as %s', (_name, env) => {
    const shop = readShopConfig(environmentOf(storefront, env))
    const upstream = readApiConfig(environmentOf(api, env))
    expect(shop.deployment).toBe(upstream.deployment)
    expect(upstream.shopUrl).toBe(shop.publicUrl)
    expect(upstream.paymentOrigin).toBe(shop.paymentOrigin)
    expect({ host: shop.commerceApiUrl, appId: upstream.searchAppId, index: upstream.searchIndex, apiKey: upstream.searchApiKey }).toEqual({
      host: shop.search.host,
      appId: shop.search.appId,
      index: shop.search.index,
      apiKey: shop.search.apiKey,
    })
    const commerceApi = new URL(shop.commerceApiUrl)
    expect([services[commerceApi.hostname], Number(commerceApi.port)]).toEqual([api, upstream.port])
    for (const url of [shop.redisUrl, upstream.databaseUrl, upstream.smtpUrl]) expect(services).toHaveProperty(new URL(url!).hostname)
    expect(Object.keys(services), 'a browser sees it').not.toContain(new URL(shop.paymentOrigin).hostname)
    expect(new URL(shop.redisUrl!).username).toBe('storefront')
    expect(new URL(shop.redisUrl!).password).toBe(environmentOf(services.redis!, env).REDIS_PASSWORD)
    expect(new URL(upstream.databaseUrl!).password).toBe(environmentOf(services.postgres!, env).POSTGRES_PASSWORD)
  })

  it('lets only the storefront and the payment page be reached, and from this machine only', () => {
    const published = Object.entries(services).flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${interpolate(port, {})}`))
    expect(published).toEqual(['storefront 127.0.0.1:3000:3000', 'reference-api 127.0.0.1:4000:4000'])
    expect(environmentOf(storefront, { ...secrets, PORT: '3456' })).toMatchObject({ PORT: '3000', PUBLIC_URL: 'http://localhost:3456' })
  })

  it('keeps sessions: a user with a password, an append-only file, and nothing evicted [S46]', async () => {
    const redis = services.redis!
    const [folder, port] = [mkdtempSync(join(tmpdir(), 'compose-redis-')), await getPort()]
    const [{ source: config, target } = { source: '', target: '' }] = redis.configs ?? []
    // The paths and the port of the container are others here; besides, the shell gets what compose would give it.
    const script = redis.command!.at(-1)!.replaceAll('$$', '$').replaceAll('/tmp/', `${folder}/`).replaceAll('/data', folder)
    const here = script.replace(target, inRepository(configs[config]!.file)).replace(/redis-server .*/, `$& --port ${port} --bind 127.0.0.1`)
    const server = spawn('sh', ['-c', here], { env: { PATH: process.env.PATH, ...environmentOf(redis, secrets) } })
    const { username, password } = new URL(readShopConfig(environmentOf(storefront, secrets)).redisUrl!)
    const client = new Redis({ port, username, password, retryStrategy: () => 50 })
    client.on('error', () => {})
    await expect.poll(() => client.ping().catch(() => ''), { timeout: 10_000 }).toBe('PONG')
    await expect(client.config('GET', 'appendonly')).rejects.toThrow('NOPERM')
    expect(script).toMatch(/'appendonly yes' [^]*'maxmemory-policy noeviction'/)
    expect(redis.healthcheck?.test[1]).toContain(`--user ${username} ping`)
    expect(redis.volumes).toEqual(['sessions:/data'])
    client.disconnect()
    const gone = once(server, 'exit')
    server.kill('SIGKILL')
    await gone
    rmSync(folder, { recursive: true })
  })
})
