import { readFileSync } from 'node:fs'
import { Redis } from 'ioredis'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../testing/run-command.ts'
import { startScriptedApi, type ScriptedApi } from '../testing/scripted-api.ts'
import { startBff } from '../testing/start-bff.ts'
import { startSecuredRedis, type SecuredRedis } from '../testing/start-secured-redis.ts'
import { createStorage } from './create-storage.ts'
import type { Storage } from './storage.ts'

const silentLog = pino({ level: 'silent' })

let redis: SecuredRedis
let api: ScriptedApi
beforeAll(async () => {
  ;[redis, api] = await Promise.all([startSecuredRedis(), startScriptedApi()])
})
afterAll(() => Promise.all([redis.close(), api.close()]))

const env = () => ({
  REDIS_URL: redis.url,
  REDIS_CA_FILE: redis.caFile,
  COMMERCE_API_URL: api.url,
  SESSION_KEYS: Buffer.alloc(32, 7).toString('base64'),
})

/** The commands that docker/secrets/redis-users.acl grants the storefront. */
const granted: string[] =
  readFileSync('docker/secrets/redis-users.acl', 'utf8').match(/(?<=^user storefront .*)(?<=\+)[\w|]+/gm) ?? []

/** Calls every operation of the storage at least once. */
const useAll = async (storage: Storage) => {
  const calls: Record<keyof Storage, () => unknown> = {
    kind: () => storage.kind,
    readRecord: () => storage.readRecord('s'),
    writeRecord: () => storage.writeRecord('s', 'record', 60),
    insertVault: () => storage.insertVault('s', { epoch: '0', token: 'a' }, 60),
    readVault: () => storage.readVault('s'),
    writeVault: () => storage.writeVault('s', { basketId: 'b', gone: null }),
    compareAndSetFields: () => storage.compareAndSetFields('s', { token: { from: 'a', to: 'b' } }),
    rotateVault: () => storage.rotateVault('s', 0, 'holder', { token: 'c' }),
    acquireLease: () => storage.acquireLease('s', 'refresh', 'holder', 1_000),
    releaseLease: () => storage.releaseLease('s', 'refresh', 'holder'),
    touchSession: () => storage.touchSession('s', 60),
    addToSessionList: () => storage.addToSessionList('u', { key: 's', details: 'd' }, 60),
    readSessionList: () => storage.readSessionList('u'),
    removeFromSessionList: () => storage.removeFromSessionList('u', ['s']),
    rememberDevice: () => storage.rememberDevice('u', 'd', 60),
    isKnownDevice: () => storage.isKnownDevice('u', 'd'),
    forgetDevices: () => storage.forgetDevices(['u']),
    consume: async () => {
      for (const _time of [1, 2, 3]) await storage.consume({ name: 'l', amount: 2, seconds: 60 }, 'who')
    },
    restore: () => storage.restore({ name: 'l', amount: 1, seconds: 60 }, 'who'),
    countHold: async () => {
      const hold = { name: 'b', quantity: 2, atLeast: 0, ttlMs: 1 }
      for (const quantity of [2, 2, 0]) await storage.countHold('c', { ...hold, quantity }, { quantity: 9, baskets: 9 })
    },
    writeHeldAt: () => storage.writeHeldAt('b', ['c'], 60_000),
    readHeldAt: async () => {
      for (const ttlMs of [undefined, 60_000]) await storage.readHeldAt('b', ttlMs)
    },
    writeBasketPointer: () => storage.writeBasketPointer(['u', 'u2'], { basketId: 'b' }),
    readBasketPointer: () => storage.readBasketPointer(['u2', 'u']),
    moveBasketPointer: async () =>
      storage.moveBasketPointer((await storage.readBasketPointer(['u']))!, 'u2', { basketId: 'b' }),
    scanKeys: async () => {
      for await (const names of storage.scanKeys('vault')) expect(names).toBeDefined()
    },
    readTombstone: () => storage.readTombstone('s'),
    discardSession: () => storage.discardSession('none'),
    endAllSessions: async () => {
      await storage.addToSessionList('u', { key: 's', details: 'd' }, 60)
      await storage.endAllSessions()
    },
    endSession: () => storage.endSession('s', 'itself'),
    ping: () => storage.ping(),
    close: () => storage.close(),
  }
  expect(Object.keys(storage).toSorted()).toEqual(Object.keys(calls).toSorted())
  for (const call of Object.values(calls)) await call()
}

describe('Redis over TLS, as a user with minimal rights', () => {
  it('supports every operation, and grants no command that none of them uses [S46]', async () => {
    await redis.tester.config('RESETSTAT')
    await useAll(
      await createStorage({ redisUrl: redis.url, redisTimeoutMs: 2_000, redisCaFile: redis.caFile }, silentLog),
    )
    const usedCommands: string[] = (await redis.tester.info('commandstats')).match(/(?<=^cmdstat_)[\w|]+/gm) ?? []
    expect(granted.length).toBeGreaterThan(10)
    expect(granted.filter((command) => !usedCommands.includes(command))).toEqual([])
    expect(await redis.tester.call('ACL', 'LOG')).toEqual([])
  })

  it('supports shoppers and the operator commands [S46]', async () => {
    const bff = await startBff({ env: env() })
    const browser = bff.browser()
    await browser.get('/probe')
    expect((await browser.post('/bff/session', { email: 'ada@example.com', password: 'right' })).body).toMatchObject({
      guest: false,
    })
    expect((await browser.get('/bff/profile/sessions')).body.sessions).toHaveLength(1)
    expect((await browser.get('/probe')).status).toBe(200)
    expect((await runCommand('server/commands/rotate-session-keys.ts', env())).output).toMatch(/: 1 session until/)
    expect(await runCommand('server/commands/end-sessions.ts', env())).toMatchObject({
      code: 0,
      output: 'Ended sessions: 1\n',
    })
    expect((await browser.get('/bff/session')).body).toMatchObject({ guest: true })
    expect(await redis.tester.call('ACL', 'LOG')).toEqual([])
    await bff.close()
  })

  it.each(
    [
      ['FLUSHALL'],
      ['FLUSHDB'],
      ['KEYS', '*'],
      ['CONFIG', 'GET', '*'],
      ['ACL', 'LIST'],
      ['DEBUG', 'SLEEP', '0'],
      ['SHUTDOWN', 'NOSAVE'],
      ['REPLICAOF', 'NO', 'ONE'],
      ['SCRIPT', 'FLUSH'],
      ['MONITOR'],
      ['CLIENT', 'LIST'],
      ['SUBSCRIBE', 'stagedoor:any'],
      ['GET', 'another:key'],
      ['EVAL', "return redis.call('GET', 'another:key')", '0'],
      ['EVAL', "return redis.call('KEYS', '*')", '0'],
      ['RENAME', 'stagedoor:a', 'stagedoor:b'],
    ].map((command) => [command.join(' '), command] as const),
  )('rejects %s [S46]', async (_words, command) => {
    const shop = new Redis(redis.url, { tls: { ca: readFileSync(redis.caFile) } })
    await redis.tester.set('another:key', 'of somebody else')
    await expect(shop.call(command[0]!, command.slice(1))).rejects.toThrow(
      /NOPERM|not allowed|user executing the script can't/,
    )
    shop.disconnect()
  })

  it('rejects a connection without a user or with a wrong password [S46]', async () => {
    for (const url of [redis.urlWithoutUser, redis.url.replace(/:[^:@]*@/, ':wrong@')]) {
      const shop = new Redis(url, { tls: { ca: readFileSync(redis.caFile) }, maxRetriesPerRequest: 1 })
      shop.on('error', () => {})
      await expect(shop.ping(), url).rejects.toThrow(/NOAUTH|WRONGPASS/)
      shop.disconnect()
    }
  })

  it.each([
    ['an authority that did not sign it', () => ({ redisUrl: redis.url, redisCaFile: redis.otherCaFile })],
    ['the authorities of the system', () => ({ redisUrl: redis.url })],
  ])('is not trusted with %s: nothing is sent to it [S46]', async (_which, address) => {
    const lines: string[] = []
    const storage = await createStorage(
      { redisTimeoutMs: 350, ...address() },
      pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
    )
    await expect(storage.readVault('any')).rejects.toThrow('read vault')
    expect(lines.join('')).toContain('self-signed certificate')
    await storage.close()
  })
})
