import type { Response, Request as ExpressRequest } from 'express'
import { expect, test, vi } from 'vitest'
import type { PageCache } from './page-cache.ts'
import { createPublicPageHandler } from './public-page.ts'
import type { PageInput, Renderer } from './renderer.ts'

const createResponse = () => {
  const response = { statusCode: 0, set: () => response, status: setStatus, send: () => response }
  function setStatus(code: number) {
    response.statusCode = code
    return response
  }
  return response as unknown as Response
}

test('a page that many ask for at once is compressed and stored once', async () => {
  const page = {
    status: 200,
    settings: { path: '/' },
    isComplete: () => true,
    hasPendingQueries: () => false,
    dispose: () => {},
  }
  const renderer = {
    takeTurn: async () => {},
    loadPage: async () => page,
    renderDocument: () => '<!doctype html>',
  } as unknown as Renderer
  const stored = Promise.withResolvers<void>()
  const set = vi.fn(() => stored.promise)
  const cache = { get: () => undefined, isFresh: () => true, set } as unknown as PageCache
  const handle = createPublicPageHandler(renderer, { withNonce: () => '', cacheable: '' }, cache)
  const input = {
    request: new Request('https://shop.example/'),
    context: {},
    preferences: { language: 'en', currency: 'GBP', incTax: true },
    isLanguageInUrl: false,
  } as unknown as PageInput

  const responses = Array.from({ length: 3 }, () =>
    handle(input, { parameters: [] }, {} as ExpressRequest, createResponse()),
  )
  await vi.waitFor(() => expect(set).toHaveBeenCalled())
  stored.resolve()
  await Promise.all(responses)
  expect(set).toHaveBeenCalledTimes(1)
})
