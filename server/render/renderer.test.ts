import { expect, test } from 'vitest'
import { createLog } from '#runtime/log.ts'
import { createDispatch } from '../bff/dispatch.ts'
import { readConfig } from '../config/config.ts'
import { createBuiltFrontend } from './frontend.ts'
import { toPublicConfig } from './public-config.ts'
import { createRenderer } from './renderer.ts'

const config = readConfig({
  PUBLIC_URL: 'http://shop.example.com',
  PAYMENT_PAGE_ORIGIN: 'https://pay.example.com',
  COMMERCE_API_URL: 'http://api.example.com',
})

test('the settings of a page are remembered by its path, but not by the long path of an unknown page', async () => {
  const { getSettings, peekSettings } = createRenderer({
    ...(await createBuiltFrontend(config)),
    dispatch: createDispatch({} as never),
    takeTurn: async () => {},
    missingPages: new Set(),
    missingParameters: new Map(),
    publicConfig: toPublicConfig(config),
    streamListsAfterMs: 0,
    streamTimeoutMs: 0,
    log: createLog(config),
  })
  const longPath = `/${'a'.repeat(14_000)}`
  for (const path of ['/whats-on', longPath]) expect((await getSettings(path)).kind, path).toBe('public')
  expect([peekSettings('/whats-on')?.path, peekSettings(longPath)]).toEqual(['/whats-on', undefined])
})
