import type { RouteObject } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { createPagePrefetcher } from './prefetch-pages.ts'

const setUp = () => {
  const importPage = vi.fn(async () => ({ Component: () => null }))
  const importOther = vi.fn(async () => ({ Component: () => null }))
  const loadNamespaces = vi.fn(async () => {})
  const routes: RouteObject[] = [
    {
      id: 'root',
      children: [
        { path: '/whats-on/:slug', handle: { namespaces: ['events'] }, lazy: importPage },
        { path: '/basket', handle: { namespaces: ['basket'] }, lazy: importOther },
      ],
    },
  ]
  return { prefetch: createPagePrefetcher({ routes, loadNamespaces }), importPage, importOther, loadNamespaces }
}

test('aiming at links of one kind of page fetches its code and texts once, and nothing of other pages', async () => {
  const { prefetch, importPage, importOther, loadNamespaces } = setUp()
  await prefetch('/whats-on/marrow-choir')
  await prefetch('/whats-on/wet-cement')
  expect(importPage).toHaveBeenCalledTimes(1)
  expect(loadNamespaces.mock.calls).toEqual([[['events']]])
  expect(importOther).not.toHaveBeenCalled()
})

test('what could not be fetched is asked for again', async () => {
  const { prefetch, importPage } = setUp()
  importPage.mockRejectedValueOnce(new Error('offline'))
  await prefetch('/whats-on/marrow-choir')
  await prefetch('/whats-on/marrow-choir')
  expect(importPage).toHaveBeenCalledTimes(2)
})

test('an address of no page is nothing to fetch', async () => {
  const { prefetch, importPage, importOther } = setUp()
  await prefetch('/media/poster.jpg')
  expect(importPage).not.toHaveBeenCalled()
  expect(importOther).not.toHaveBeenCalled()
})
