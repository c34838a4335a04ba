import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { createLog } from '#runtime/log.ts'
import { createCacheHitLog } from './log-cache-hits.ts'

const setUp = (linesPerSecond: number) => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) })
  const clock = { time: 5_000 }
  const logHit = createCacheHitLog(log, linesPerSecond, () => clock.time)
  const hit = (path: string, writableFinished = true) =>
    logHit({ requestId: 'request-0001', method: 'GET', path, startedAt: performance.now() }, {
      statusCode: 200,
      writableFinished,
    } as ServerResponse)
  return { clock, hit, lines: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

test('createCacheHitLog logs every hit up to the limit of a second, and counts the others in the next line', () => {
  const { clock, hit, lines } = setUp(2)
  for (const path of ['/1', '/2', '/3', '/4', '/5']) hit(path)
  clock.time += 1_000
  hit('/6')
  hit('/7')
  expect(lines().map(({ path, hits }) => [path, hits])).toEqual([
    ['/1', undefined],
    ['/2', undefined],
    ['/6', 4],
    ['/7', undefined],
  ])
  const count = lines().reduce((sum, { hits = 1 }) => sum + Number(hits), 0)
  expect(count).toBe(7)
})

test('createCacheHitLog logs every hit that the client abandons when the limit is reached', () => {
  const { hit, lines } = setUp(0)
  hit('/1')
  hit('/2', false)
  expect(lines()).toMatchObject([{ msg: 'request abandoned', path: '/2' }])
})

test('createCacheHitLog omits the token of a shared wishlist [S9]', () => {
  const { hit, lines } = setUp(1)
  hit('/wishlists/shared/CANARY')
  expect(lines()).toMatchObject([{ path: '/wishlists/shared/' }])
})
