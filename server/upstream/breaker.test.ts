import { setImmediate as nextTurn } from 'node:timers/promises'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { createBreaker, type Breaker } from './breaker.ts'
import { UpstreamError } from './commerce-api.ts'

const openMs = 60
const failureThreshold = 8

let logged: string[]
let breaker: Breaker
let callCount: number

beforeEach(() => {
  logged = []
  callCount = 0
  const log = pino(
    { base: null, timestamp: false },
    { write: (line: string) => void logged.push((JSON.parse(line) as { msg: string }).msg) },
  )
  breaker = createBreaker({ name: 'ferry', log, halfOpenAfter: openMs })
})

const failing =
  (error: unknown = new UpstreamError('timeout', 0, 'No response in time')) =>
  async () => {
    callCount += 1
    throw error
  }
const rejection = new UpstreamError('status', 422, 'No')
const circuitOpenError = { name: 'UpstreamError', kind: 'unreachable', status: 0, message: 'The circuit is open' }

const openCircuit = async () => {
  for (let times = 0; times < failureThreshold; times += 1)
    await expect(breaker(failing())).rejects.toMatchObject({ kind: 'timeout' })
}

/** Retries until the circuit lets a call through, which takes longer on slow machines. */
const afterOpenTime = (call: () => Promise<unknown>) =>
  expect.poll(() => breaker(call).catch((error: UpstreamError) => error.message), { interval: 10 })

describe('a circuit', () => {
  test('does not open when the service has no room for a call', async () => {
    const busy = new UpstreamError('status', 503, 'Later', [], { isBusy: true })
    for (let times = 0; times <= failureThreshold; times += 1) await expect(breaker(failing(busy))).rejects.toBe(busy)
    expect(callCount).toBe(failureThreshold + 1)
  })

  test('opens after consecutive failures, probes with one call later, and closes when that succeeds [F20]', async () => {
    await openCircuit()
    await expect(breaker(failing())).rejects.toMatchObject(circuitOpenError)
    expect(callCount).toBe(failureThreshold)
    await afterOpenTime(failing()).toBe('No response in time')
    await expect(breaker(failing())).rejects.toMatchObject(circuitOpenError)
    expect(callCount).toBe(failureThreshold + 1)
    await afterOpenTime(async () => 'well').toBe('well')
    expect(logged, 'once each, however often it was tried').toEqual(['ferry: circuit open', 'ferry: circuit closed'])
  })

  test('rejects other calls while it probes [F20]', async () => {
    await openCircuit()
    const trialCall = Promise.withResolvers<string>()
    let hasStarted = false
    let first: Promise<unknown> = Promise.resolve()
    const begin = async () => {
      first = breaker(() => {
        hasStarted = true
        return trialCall.promise
      })
      await Promise.race([first.catch(() => {}), nextTurn()])
      return hasStarted
    }
    await expect.poll(begin, { interval: 10 }).toBe(true)
    await expect(breaker(failing())).rejects.toMatchObject(circuitOpenError)
    expect(callCount).toBe(failureThreshold)
    trialCall.resolve('well')
    expect(await first).toBe('well')
  })

  test('stays open when the probing call ends without a response', async () => {
    await openCircuit()
    const abortError = new Error('left')
    await afterOpenTime(failing(abortError)).toBe('left')
    await expect(breaker(async () => 'well')).rejects.toMatchObject(circuitOpenError)
  })

  test.each([
    ['a rejection', rejection],
    ['an unreadable response', new UpstreamError('invalid', 200, 'Not agreed')],
  ])('closes with %s too', async (_what, error) => {
    await openCircuit()
    await afterOpenTime(failing(error)).toBe(error.message)
    expect(await breaker(async () => 'well')).toBe('well')
  })

  test('stays closed when rejections come between failures, and for callers who disconnect', async () => {
    for (let times = 0; times < 3 * failureThreshold; times += 1)
      await breaker(failing(times % 5 === 0 ? rejection : undefined)).catch(() => {})
    for (let times = 0; times < 3 * failureThreshold; times += 1)
      await breaker(failing(new Error('left'))).catch(() => {})
    expect(await breaker(async () => 'well')).toBe('well')
    expect(logged).toEqual([])
  })
})
