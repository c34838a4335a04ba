import { pino } from 'pino'
import { createCommerceApiClient } from '../upstream/commerce-api-client.ts'

type ClientOptions = Parameters<typeof createCommerceApiClient>[0]

/** A client of the commerce API without a log and, unless `options` say otherwise, without a cache. */
export const createSilentCommerceApi = (baseUrl: string, options: Partial<ClientOptions> = {}) =>
  createCommerceApiClient({
    baseUrl,
    timeoutMs: 10_000,
    maxBytes: 5e6,
    dataCacheSeconds: 0,
    log: pino({ level: 'silent' }),
    ...options,
  })
