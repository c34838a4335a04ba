import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { configVariables } from '#server/config/config-variables.ts'
import type { Capability } from '#shared/wire/capabilities.ts'

export const usage = `npm run check:api -- URL           reads only, except for sessions
  --capabilities all|none|a,b  what the API can do, as in API_CAPABILITIES (default: all)
  --email ADDRESS              an account for tests; its password is in CHECK_API_PASSWORD
  --password-file FILE         a file with that password instead
  --yes                        writes, too: baskets, addresses, wishlists, an account, a form
  --with-order                 confirms a basket, waits for you to pay, and converts it; needs --yes
  --provider NAME              payment provider, as in PAYMENT_PROVIDER (default: sandbox)
  --shop-url URL               the shop to which the payment page leads back (default: http://localhost:3000)
  --example KIND=PATH          what no menu leads to; KIND: articles, category, content, redirect (repeatable)
  --search-host URL            checks the search index at this address, as in SEARCH_HOST
  --search-app-id ID           checks the search index of this application, as in SEARCH_APP_ID
  --search-index NAME          name of the index, as in SEARCH_INDEX (default: stagedoor);
                               the key that may search is in CHECK_API_SEARCH_KEY
  --timeout SECONDS            time for one call (default: 10)
  --refresh-grace SECONDS      how long an old refresh token may work at most (default: 15)
  --payment-timeout SECONDS    time for you to pay (default: 300)`

/** A mistake in the command line, or an API that does not respond. It is shown without a stack. */
export class CheckApiError extends Error {
  override name = 'CheckApiError'
}

export type Examples = { articles?: string; category?: string; content?: string; redirect?: string }

const exampleKinds = ['articles', 'category', 'content', 'redirect'] as const

/** Without a host, the client derives the hosts from the application. */
type SearchOptions = { host: string | undefined; appId: string; index: string; apiKey: string }

export type CheckOptions = {
  /** Without a slash at its end. */
  url: string
  capabilities: ReadonlySet<Capability>
  account: { email: string; password: string } | undefined
  mayWrite: boolean
  withOrder: boolean
  provider: string
  shopUrl: string
  examples: Examples
  /** Undefined when the index is not checked. */
  search: SearchOptions | undefined
  timeoutMs: number
  paymentTimeoutMs: number
  refreshGraceMs: number
}

const parseWith = <T>(schema: z.ZodType<T>, what: string, value: unknown): T => {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new CheckApiError(`${what}: ${result.error.issues[0]!.message}`)
}

const seconds = z.coerce.number().min(1).max(3600)
const graceSeconds = z.coerce.number().min(0).max(600)

const parseExamples = (texts: string[]): Examples =>
  Object.fromEntries(
    texts.map((text) => {
      const [kind = '', ...path] = text.split('=')
      if (!exampleKinds.includes(kind as never) || path.length === 0)
        throw new CheckApiError(`--example ${text}: expected KIND=PATH, and as KIND ${exampleKinds.join(', ')}`)
      return [kind, path.join('=')]
    }),
  )

const readPasswordFile = (file: string) => {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new CheckApiError(`--password-file ${file}: the file cannot be read`)
  }
}

const parseAccount = (
  { email, 'password-file': file }: { email?: string | undefined; 'password-file'?: string | undefined },
  env: NodeJS.ProcessEnv,
) => {
  if (email === undefined) return undefined
  const password = file === undefined ? env.CHECK_API_PASSWORD : readPasswordFile(file)
  if (!password)
    throw new CheckApiError('--email needs the password in the variable CHECK_API_PASSWORD or in --password-file FILE')
  return { email, password }
}

type SearchValues = { [name in 'search-host' | 'search-app-id']?: string | undefined } & { 'search-index': string }

const parseSearch = (values: SearchValues, env: NodeJS.ProcessEnv): SearchOptions | undefined => {
  const { 'search-host': host, 'search-app-id': appId, 'search-index': index } = values
  if (host === undefined && appId === undefined) return undefined
  if (!env.CHECK_API_SEARCH_KEY)
    throw new CheckApiError('The search index needs its key in the variable CHECK_API_SEARCH_KEY.')
  const { SEARCH_HOST, SEARCH_APP_ID, SEARCH_INDEX, SEARCH_API_KEY } = configVariables.shape
  return {
    host: parseWith(SEARCH_HOST, '--search-host', host),
    // An own server may know no application.
    appId: parseWith(SEARCH_APP_ID, '--search-app-id', appId) ?? 'stagedoor',
    index: parseWith(SEARCH_INDEX, '--search-index', index),
    apiKey: parseWith(SEARCH_API_KEY, 'CHECK_API_SEARCH_KEY', env.CHECK_API_SEARCH_KEY)!,
  }
}

const parse = (args: string[]) => {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        capabilities: { ...text, default: 'all' },
        email: text,
        'password-file': text,
        yes: flag,
        'with-order': flag,
        provider: { ...text, default: 'sandbox' },
        'shop-url': { ...text, default: 'http://localhost:3000' },
        example: { ...text, multiple: true, default: [] },
        'search-host': text,
        'search-app-id': text,
        'search-index': { ...text, default: 'stagedoor' },
        timeout: { ...text, default: '10' },
        'refresh-grace': { ...text, default: '15' },
        'payment-timeout': { ...text, default: '300' },
      },
    })
  } catch (error) {
    throw new CheckApiError((error as Error).message)
  }
}

/** Parses the command line. Throws a `CheckApiError` that names the problem. */
export const parseOptions = (args: string[], env: NodeJS.ProcessEnv): CheckOptions => {
  const { values, positionals } = parse(args)
  const [url, ...others] = positionals
  if (url === undefined) throw new CheckApiError('Name the URL of the commerce API.')
  if (others.length > 0) throw new CheckApiError(`Unknown: ${others.join(' ')}. Name one URL.`)
  if (values['with-order'] && !values.yes) throw new CheckApiError('--with-order writes, so it needs --yes.')
  if (URL.parse(url)?.username) throw new CheckApiError('URL: leave out user and password, because URLs are logged.')
  const { COMMERCE_API_URL, API_CAPABILITIES, PAYMENT_PROVIDER } = configVariables.shape
  return {
    url: parseWith(COMMERCE_API_URL, `URL ${url}`, url),
    capabilities: parseWith(API_CAPABILITIES, '--capabilities', values.capabilities),
    account: parseAccount(values, env),
    mayWrite: values.yes,
    withOrder: values['with-order'],
    provider: parseWith(PAYMENT_PROVIDER, '--provider', values.provider),
    shopUrl: parseWith(COMMERCE_API_URL, '--shop-url', values['shop-url']),
    examples: parseExamples(values.example),
    search: parseSearch(values, env),
    timeoutMs: parseWith(seconds, '--timeout', values.timeout) * 1000,
    paymentTimeoutMs: parseWith(seconds, '--payment-timeout', values['payment-timeout']) * 1000,
    refreshGraceMs: parseWith(graceSeconds, '--refresh-grace', values['refresh-grace']) * 1000,
  }
}
