import getPort from 'get-port'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { createStorage } from './create-storage.ts'
import { StorageError } from './storage.ts'

describe('an unreachable Redis', () => {
  it('does not keep the shop from starting; each operation fails at once', async () => {
    const lines: string[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
    const storage = await createStorage(
      { redisUrl: `redis://:CANARY@127.0.0.1:${await getPort()}`, redisTimeoutMs: 350 },
      log,
    )
    const started = performance.now()
    await expect(storage.readVault('any')).rejects.toThrow(StorageError)
    await expect(storage.ping()).rejects.toThrow(StorageError)
    await expect(storage.consume({ name: 'any', amount: 1, seconds: 1 }, 'any')).rejects.toThrow(StorageError)
    expect(performance.now() - started).toBeLessThan(500)
    await storage.close()
    expect(lines.filter((line) => line.includes('Redis is not reachable'))).toHaveLength(1)
    expect(lines.join('')).not.toContain('CANARY')
  })
})

it('storage in memory logs one warning', async () => {
  const lines: string[] = []
  await createStorage(
    { redisUrl: undefined, redisTimeoutMs: 350 },
    pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
  )
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('No REDIS_URL')
})
