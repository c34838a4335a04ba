import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { cacheBytes } from '../config/cache-bytes.ts'
import { toVenueDay } from '../presentation/venue-day.ts'
import { createPageCache } from './page-cache.ts'

const headers = { 'Content-Type': 'text/html' }

const createClock = () => {
  const clock = { time: 1_000_000, now: () => clock.time }
  return clock
}

describe('the cache of public pages', () => {
  test('compresses a page well when it is requested again, with the same content and lifetime', async () => {
    const clock = createClock()
    const cache = createPageCache(30, clock.now)
    await cache.set('a', '<p>Grüße</p>', headers)
    clock.time += 20_000
    const first = cache.get('a')!
    expect(first.compressed).toBeUndefined()
    const { html, compressed, etag, storedAt } = await vi.waitFor(() => {
      const page = cache.get('a')!
      expect(page.compressed).toBeDefined()
      return page
    })
    const texts = [html, gunzipSync(compressed!.gzip), brotliDecompressSync(compressed!.br)].map(String)
    expect(texts).toEqual(['<p>Grüße</p>', '<p>Grüße</p>', '<p>Grüße</p>'])
    expect(etag).toMatch(/^"[\w-]{27}"$/)
    expect({ etag, storedAt }).toEqual({ etag: first.etag, storedAt: first.storedAt })
    clock.time += 40_001
    // The cache reads the clock at most once a millisecond.
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(cache.get('a')).toBeUndefined()
  })

  test('compresses no page that is requested once [S42]', async () => {
    const cache = createPageCache(30)
    for (let index = 0; index < 20; index += 1) await cache.set(`/?x=${index}`, 'text', headers)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(Array.from({ length: 20 }, (_, index) => cache.get(`/?x=${index}`)!.compressed)).toEqual(
      Array(20).fill(undefined),
    )
  })

  test('compresses a page at once on demand', async () => {
    const cache = createPageCache(30)
    await cache.set('a', 'text', headers, { compressesNow: true })
    expect(String(gunzipSync(cache.get('a')!.compressed!.gzip))).toBe('text')
  })

  test('gives equal pages the same ETag, and different pages different ones', async () => {
    const cache = createPageCache(30)
    await Promise.all([cache.set('a', 'one', headers), cache.set('b', 'one', headers), cache.set('c', 'two', headers)])
    expect(cache.get('a')!.etag).toBe(cache.get('b')!.etag)
    expect(cache.get('a')!.etag).not.toBe(cache.get('c')!.etag)
  })

  test('returns a page for a while after it was fresh, then no more', async () => {
    const clock = createClock()
    const cache = createPageCache(30, clock.now)
    await cache.set('a', 'one', headers)
    expect(cache.isFresh(cache.get('a')!)).toBe(true)
    clock.time += 31_000
    expect(cache.isFresh(cache.get('a')!)).toBe(false)
    clock.time += 30_000
    // The cache reads the clock at most once a millisecond.
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(cache.get('a')).toBeUndefined()
  })

  test('returns no page after the midnight of a venue', async () => {
    toVenueDay(0, 'Europe/Berlin')
    const midnight = Date.parse('2026-12-31T23:00:00Z')
    const clock = createClock()
    const cache = createPageCache(30, clock.now)
    const storeAndWait = async (renderedAt: number, storedAt: number) => {
      clock.time = storedAt
      await cache.set('a', 'tonight', headers, { renderedAt })
      clock.time = midnight + 100
      // The cache reads the clock at most once a millisecond.
      await new Promise((resolve) => setTimeout(resolve, 10))
      return cache.get('a')
    }
    expect(await storeAndWait(midnight - 5_000, midnight - 4_900)).toBeUndefined()
    expect(await storeAndWait(midnight - 10, midnight + 10)).toBeUndefined()
    expect(await storeAndWait(midnight, midnight + 10)).toBeDefined()
  })

  test('stores nothing when it is switched off', async () => {
    const cache = createPageCache(0)
    await cache.set('a', 'one', headers)
    expect(cache.get('a')).toBeUndefined()
  })

  test('is bounded, whatever the number of URLs', async () => {
    const cache = createPageCache(30)
    const large = () => randomBytes(768 * 1024).toString('base64')
    // Each page takes some 2.5 MB with its compressed forms, so forty pages exceed its limit.
    for (let index = 0; index < 40; index += 1)
      await cache.set(`/?x=${index}`, large(), headers, { compressesNow: true })
    const cachedPages = Array.from({ length: 40 }, (_, index) => cache.get(`/?x=${index}`)).filter(
      (page) => page !== undefined,
    )
    const bytes = cachedPages.reduce(
      (sum, { html, compressed }) => sum + html.length + compressed!.gzip.length + compressed!.br.length,
      0,
    )
    expect(bytes).toBeLessThanOrEqual(cacheBytes.pages)
    expect(cachedPages.length).toBeGreaterThan(10)
    expect(cache.get('/?x=39')).toBeDefined()
  })
})
