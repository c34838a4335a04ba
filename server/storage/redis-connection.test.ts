import { setImmediate as nextTurn } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, expect, it } from 'vitest'
import { startRedis } from '../testing/start-redis.ts'
import { createRedisConnection, waitForFirstConnection } from './redis-connection.ts'

const commandTimeout = 350
const server = await startRedis()
const redis = createRedisConnection({ url: server.url, commandTimeout }, pino({ level: 'silent' }))
await waitForFirstConnection(redis)
afterAll(async () => {
  redis.disconnect()
  await server.close()
})

const keepProcessBusy = (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

it('a reply that waits in the socket while the process is busy is no timeout [F2]', async () => {
  await nextTurn()
  const replies = [redis.ping(), redis.multi().ping().exec()]
  keepProcessBusy(500)
  expect(await Promise.all(replies)).toEqual(['PONG', [[null, 'PONG']]])
})

it('a command that gets no reply in time is rejected, and a late reply goes to no other command [F2]', async () => {
  server.pause()
  const startedAt = performance.now()
  await expect(redis.echo('late')).rejects.toThrow('Command timed out')
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(commandTimeout - 1)
  server.resume()
  expect(await redis.echo('next')).toBe('next')
})
