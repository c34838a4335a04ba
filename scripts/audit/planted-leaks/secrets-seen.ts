import { wrapExport } from './planted-leak.ts'

/** The secrets the shop received last, from whichever shopper: what leaks write wherever they are planted. */
export const secretsSeen = {
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

const remember = (name: keyof typeof secretsSeen, pattern: RegExp, text: string) => {
  secretsSeen[name] = pattern.exec(text)?.[1] ?? secretsSeen[name]
}

/** Part of every planted leak: remembers the secrets in what the commerce API answers. */
export const rememberSecrets = wrapExport(
  'server/upstream/exchange.ts',
  'createExchange',
  (createExchange) => (options) => {
    const exchange = createExchange(options)
    const remembering: typeof exchange = Object.assign(
      async (request: Parameters<typeof exchange>[0]) => {
        const answer = await exchange(request)
        const text = answer.body.toString()
        for (const [name, pattern] of Object.entries(patterns)) remember(name as keyof typeof patterns, pattern, text)
        remember('basket', /^\/baskets\/([\w-]{16,})/, request.path)
        return answer
      },
      { close: exchange.close },
    )
    return remembering
  },
)

/** What the shop is configured with. */
export const configured = (name: 'SEARCH_API_KEY' | 'SESSION_SECRETS' | 'COMMERCE_API_URL' | 'REDIS_URL'): string =>
  process.env[name] ?? 'not configured'
