import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'
import { UpstreamError } from './commerce-api.ts'

test('after its rest one call tries again, and all is well when that succeeds', async () => {
  const breaker = createBreaker(pino({ level: 'silent' }), { halfOpenAfter: 400 })
  let asked = 0
  const failing = async () => {
    asked += 1
    throw new UpstreamError('timeout', 0, 'No answer in time')
  }
  for (let times = 0; times < 8; times += 1) await expect(breaker(failing)).rejects.toMatchObject({ kind: 'timeout' })
  await expect(breaker(failing)).rejects.toMatchObject({ kind: 'unreachable' })
  expect(asked).toBe(8)
  await wait(500)
  await expect(breaker(failing)).rejects.toMatchObject({ kind: 'timeout' })
  await expect(breaker(failing)).rejects.toMatchObject({ kind: 'unreachable' })
  expect(asked).toBe(9)
  await wait(500)
  expect(await breaker(async () => 'well')).toBe('well')
  expect(await breaker(async () => 'again')).toBe('again')
})
