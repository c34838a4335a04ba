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
  --timeout SECONDS            time for one call (default: 10)
  --payment-timeout SECONDS    time for you to pay (default: 300)`

/** A mistake in the command line, or an API that does not respond. It is shown without a stack. */
export class CheckApiError extends Error {
  override name = 'CheckApiError'
}

export type Examples = { articles?: string; category?: string; content?: string; redirect?: string }

const exampleKinds = ['articles', 'category', 'content', 'redirect'] as const

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
  timeoutMs: number
  paymentTimeoutMs: number
}

const parseWith = <T>(schema: z.ZodType<T>, what: string, value: unknown): T => {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new CheckApiError(`${what}: ${result.error.issues[0]!.message}`)
}

const seconds = z.coerce.number().min(1).max(3600)

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
        timeout: { ...text, default: '10' },
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
    timeoutMs: parseWith(seconds, '--timeout', values.timeout) * 1000,
    paymentTimeoutMs: parseWith(seconds, '--payment-timeout', values['payment-timeout']) * 1000,
  }
}
