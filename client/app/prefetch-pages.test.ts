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

test('prefetching fetches code and texts of a route once when the shopper hovers over several of its links', async () => {
  const { prefetch, importPage, importOther, loadNamespaces } = setUp()
  await prefetch('/whats-on/marrow-choir')
  await prefetch('/whats-on/wet-cement')
  expect(importPage).toHaveBeenCalledTimes(1)
  expect(loadNamespaces.mock.calls).toEqual([[['events']]])
  expect(importOther).not.toHaveBeenCalled()
})

test('prefetching tries again after a failed fetch', async () => {
  const { prefetch, importPage } = setUp()
  importPage.mockRejectedValueOnce(new Error('offline'))
  await prefetch('/whats-on/marrow-choir')
  await prefetch('/whats-on/marrow-choir')
  expect(importPage).toHaveBeenCalledTimes(2)
})

test('prefetching fetches nothing for a path without a page', async () => {
  const { prefetch, importPage, importOther } = setUp()
  await prefetch('/media/poster.jpg')
  expect(importPage).not.toHaveBeenCalled()
  expect(importOther).not.toHaveBeenCalled()
})
