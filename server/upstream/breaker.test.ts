import { setImmediate as nextTurn } from 'node:timers/promises'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { createBreaker, type Breaker } from './breaker.ts'
import { UpstreamError } from './commerce-api.ts'

const rest = 60
const tolerated = 8

let logged: string[]
let breaker: Breaker
let asked: number

beforeEach(() => {
  logged = []
  asked = 0
  const log = pino(
    { base: null, timestamp: false },
    { write: (line: string) => void logged.push((JSON.parse(line) as { msg: string }).msg) },
  )
  breaker = createBreaker({ name: 'ferry', log, halfOpenAfter: rest })
})

const failing =
  (error: unknown = new UpstreamError('timeout', 0, 'No answer in time')) =>
  async () => {
    asked += 1
    throw error
  }
const refusal = new UpstreamError('status', 422, 'No')
const leftAlone = { name: 'UpstreamError', kind: 'unreachable', status: 0, message: 'Left alone for a moment' }

const failInARow = async () => {
  for (let times = 0; times < tolerated; times += 1)
    await expect(breaker(failing())).rejects.toMatchObject({ kind: 'timeout' })
}

/** Until the circuit lets a call through, however slow the machine is. */
const afterItsRest = (call: () => Promise<unknown>) =>
  expect.poll(() => breaker(call).catch((error: UpstreamError) => error.message), { interval: 10 })

describe('a circuit', () => {
  test('opens after consecutive failures, probes with one call later, and closes when that succeeds [F20]', async () => {
    await failInARow()
    await expect(breaker(failing())).rejects.toMatchObject(leftAlone)
    expect(asked).toBe(tolerated)
    await afterItsRest(failing()).toBe('No answer in time')
    await expect(breaker(failing())).rejects.toMatchObject(leftAlone)
    expect(asked).toBe(tolerated + 1)
    await afterItsRest(async () => 'well').toBe('well')
    expect(await breaker(async () => 'again')).toBe('again')
    expect(logged, 'once each, however often it was tried').toEqual(['ferry: circuit open', 'ferry: circuit closed'])
  })

  test('rejects other calls while it probes [F20]', async () => {
    await failInARow()
    const trying = Promise.withResolvers<string>()
    let begun = false
    let first: Promise<unknown> = Promise.resolve()
    const begin = async () => {
      first = breaker(() => {
        begun = true
        return trying.promise
      })
      await Promise.race([first.catch(() => {}), nextTurn()])
      return begun
    }
    await expect.poll(begin, { interval: 10 }).toBe(true)
    await expect(breaker(failing())).rejects.toMatchObject(leftAlone)
    expect(asked).toBe(tolerated)
    trying.resolve('well')
    expect(await first).toBe('well')
  })

  test('stays open when the probing caller disconnects', async () => {
    await failInARow()
    const left = new Error('left')
    await afterItsRest(failing(left)).toBe('left')
    await expect(breaker(async () => 'well')).rejects.toMatchObject(leftAlone)
  })

  test.each([
    ['a refusal', refusal],
    ['an answer nobody understands', new UpstreamError('invalid', 200, 'Not agreed')],
  ])('closes with %s too', async (_what, error) => {
    await failInARow()
    await afterItsRest(failing(error)).toBe(error.message)
    expect(await breaker(async () => 'well')).toBe('well')
  })

  test('stays closed when rejections come between failures, and for callers who disconnect', async () => {
    for (let times = 0; times < 3 * tolerated; times += 1)
      await breaker(failing(times % 5 === 0 ? refusal : undefined)).catch(() => {})
    for (let times = 0; times < 3 * tolerated; times += 1) await breaker(failing(new Error('left'))).catch(() => {})
    expect(await breaker(async () => 'well')).toBe('well')
    expect(logged).toEqual([])
  })
})
