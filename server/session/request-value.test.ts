import { beforeEach, expect, test, vi } from 'vitest'
import { createRequestValue } from './request-value.ts'

const stored = new Map<string, string>()
const load = vi.fn(async (key: string) => stored.get(key))

beforeEach(() => {
  stored.clear()
  stored.set('a', 'first')
  load.mockClear()
})

const store = (text: string) => async () => {
  stored.set('a', text)
  return text
}

test('a value is read once, also by parallel readers', async () => {
  const value = createRequestValue(load)
  expect(await Promise.all([value.readValue('a'), value.readValue('a')])).toEqual(['first', 'first'])
  expect(await value.readValue('a')).toBe('first')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a value under another key is read from there', async () => {
  const value = createRequestValue(load)
  await value.readValue('a')
  stored.set('b', 'other')
  expect(await value.readValue('b')).toBe('other')
})

test('a changed value is known without another read', async () => {
  const value = createRequestValue(load)
  const changes = [value.change('a', store('second')), value.change('a', async (before) => `${before} and third`)]
  expect(await Promise.all(changes)).toEqual(['second', 'second and third'])
  expect(await value.readValue('a')).toBe('second and third')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a value is read again after it was forgotten, and not before a change that has begun is stored', async () => {
  const value = createRequestValue(load)
  await value.readValue('a')
  const slowWrite = Promise.withResolvers<void>()
  const changing = value.change('a', () => slowWrite.promise.then(store('second')))
  value.forget()
  const reading = value.readValue('a')
  slowWrite.resolve()
  expect(await Promise.all([changing, reading])).toEqual(['second', 'second'])
  expect(load).toHaveBeenCalledTimes(2)
})

test('a value is read again after a failed read, and after a write whose outcome is unknown', async () => {
  const value = createRequestValue(load)
  load.mockRejectedValueOnce(new Error('no response'))
  await expect(value.readValue('a')).rejects.toThrow('no response')
  expect(await value.readValue('a')).toBe('first')
  const lost = value.change('a', () => store('second')().then(() => Promise.reject(new Error('no response'))))
  await expect(lost).rejects.toThrow('no response')
  expect(await value.readValue('a')).toBe('second')
})

test('a value is read again when another request has changed it, or after five seconds', async () => {
  let isOutdated = false
  const value = createRequestValue(load, () => isOutdated)
  await value.readValue('a')
  isOutdated = true
  stored.set('a', 'second')
  expect(await value.readValue('a')).toBe('second')
  isOutdated = false
  stored.set('a', 'third')
  expect(await value.readValue('a')).toBe('second')
  const later = performance.now() + 5_001
  vi.spyOn(performance, 'now').mockReturnValue(later)
  expect(await value.readValue('a')).toBe('third')
})

test('a value is read again five seconds after the last read, whatever the request changed meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const value = createRequestValue(load)
  await value.readValue('a')
  vi.advanceTimersByTime(4_000)
  expect(await value.change('a', store('second'))).toBe('second')
  stored.set('a', 'of another request')
  expect(await value.readValue('a')).toBe('second')
  vi.advanceTimersByTime(1_000)
  expect(await value.readValue('a')).toBe('of another request')
  vi.useRealTimers()
})
