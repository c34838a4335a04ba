import { wrapExport } from './planted-leak.ts'

/** The secrets of any shopper that the shop received last. Planted leaks write them. */
export const recordedSecrets = {
  token: 'nothing yet',
  refreshToken: 'nothing yet',
  basket: 'nothing yet',
  order: 'nothing yet',
  sessionId: 'nothing yet',
}

const patterns = {
  token: /"token":"(eyJ[^"]+)"/,
  refreshToken: /"refresh_token":"([^"]+)"/,
  order: /"key":"([\w-]{16,})"/,
}

const recordMatch = (name: keyof typeof recordedSecrets, pattern: RegExp, text: string) => {
  recordedSecrets[name] = pattern.exec(text)?.[1] ?? recordedSecrets[name]
}

/** A part of every planted leak: records the secrets in responses of the commerce API. */
export const recordSecrets = wrapExport(
  'server/upstream/exchange.ts',
  'createExchange',
  (createExchange) => (options) => {
    const exchange = createExchange(options)
    const recordingExchange: typeof exchange = Object.assign(
      async (request: Parameters<typeof exchange>[0]) => {
        const response = await exchange(request)
        const text = response.body.toString()
        for (const [name, pattern] of Object.entries(patterns))
          recordMatch(name as keyof typeof patterns, pattern, text)
        // The response contains the id of a new basket; later requests contain it in their path.
        if (request.path === '/baskets') recordMatch('basket', /"id":"([\w-]{16,})"/, text)
        recordMatch('basket', /^\/baskets\/([\w-]{16,})/, request.path)
        return response
      },
      { close: exchange.close },
    )
    return recordingExchange
  },
)

export const getConfiguredValue = (
  name: 'SEARCH_API_KEY' | 'SESSION_SECRETS' | 'COMMERCE_API_URL' | 'REDIS_URL',
): string => process.env[name] ?? 'not configured'
