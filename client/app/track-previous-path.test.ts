import { createMemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { navigation } from '../data/navigation-slice.ts'
import { trackPreviousPath } from './track-previous-path.ts'
import { createStore } from '../data/store.ts'

const createShopAt = (start: string) => {
  const router = createMemoryRouter([{ path: '*', Component: () => null }], { initialEntries: [start] })
  const store = createStore({ transport: async () => ({ data: null }) } as never)
  trackPreviousPath(router as never, store)
  return {
    go: (to: string | -1) => router.navigate(to as string),
    previousPath: () => navigation.selectors.previousPath(store.getState()),
  }
}

test('the previous path is null before the first navigation', () => {
  expect(createShopAt('/whats-on').previousPath()).toBeNull()
})

test('the previous path is the page before each navigation, with its search parameters', async () => {
  const { go, previousPath } = createShopAt('/whats-on?venue=saltworks')
  await go('/whats-on/marrow-choir')
  expect(previousPath()).toBe('/whats-on?venue=saltworks')
  await go('/basket')
  expect(previousPath()).toBe('/whats-on/marrow-choir')
  await go(-1)
  expect(previousPath()).toBe('/basket')
})

test('the previous path stays when only a filter changes', async () => {
  const { go, previousPath } = createShopAt('/faqs')
  await go('/whats-on')
  await go('/whats-on?month=2026-12')
  expect(previousPath()).toBe('/faqs')
  await go('/basket')
  expect(previousPath()).toBe('/whats-on?month=2026-12')
})

test.each([
  '/set-password',
  '/set-password?email=a%40example.com',
  '/product-comparison',
  '/product-comparison/',
  '/product-comparison#top',
])('the previous path stays when the page is %s', async (path) => {
  const { go, previousPath } = createShopAt('/px-records')
  await go(path)
  expect(previousPath()).toBe('/px-records')
  await go('/basket')
  expect(previousPath()).toBe('/px-records')
})

test.each(['/product-comparison-guide', '/set-password-help'])(
  'the previous path includes %s, which only resembles an excluded path',
  async (path) => {
    const { go, previousPath } = createShopAt('/')
    await go(path)
    await go('/basket')
    expect(previousPath()).toBe(path)
  },
)
