import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ContentSource } from '../../upstream/content-source.ts'
import { keepSuggestionsCached } from './venue-suggestions.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const createSource = (isDown: () => boolean = () => false) => {
  const calls: string[] = []
  const readCached = async ({ path, query, language }: Parameters<ContentSource['readCached']>[0]) => {
    if (path === '/locations') return { 'hydra:member': [{ slug: 'hall' }, { slug: 'cellar' }] }
    calls.push(`${language} ${String(query?.venue)}`)
    if (isDown()) throw new Error('down')
    return { 'hydra:member': [] }
  }
  return { calls, source: { readCached } as unknown as ContentSource }
}

test('the suggestions of each venue and language are fetched at the start and every five minutes', async () => {
  const { calls, source } = createSource()
  const expected = ['en hall', 'en cellar', 'de hall', 'de cellar']
  await keepSuggestionsCached(source, { warn: vi.fn() })
  expect(calls.toSorted()).toEqual(expected.toSorted())
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(calls).toHaveLength(2 * expected.length)
})

test('a process starts without suggestions while the API is down, and logs it', async () => {
  const warn = vi.fn()
  await keepSuggestionsCached(createSource(() => true).source, { warn })
  expect(warn).toHaveBeenCalledOnce()
})
