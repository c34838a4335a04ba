import { existsSync } from 'node:fs'
import { z } from 'zod'
import { currenciesVariable } from '#shared/wire/currencies-for-sale.ts'
import { readEnvironment } from '#runtime/read-environment.ts'

const integer = (fallback: number) => z.coerce.number().int().positive().default(fallback)
const minutes = (fallback: number) => z.coerce.number().positive().default(fallback)
const amount = (fallback: number) => z.coerce.number().min(0).default(fallback)
const folder = (fallback: string) => z.string().min(1).default(fallback)

/** The environment variables of the reference API. */
export const configVariables = z.object({
  DEPLOYMENT: z
    .enum(['demo', 'production'])
    .default('demo')
    .describe('`production` requires every secret and seeds no demo customers'),
  SECRETS_FILE: z
    .string()
    .min(1)
    .optional()
    .describe(
      'File of secrets, lines of NAME=value; a variable of the environment that is not empty wins over its line',
    ),
  REFERENCE_API_HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  REFERENCE_API_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(4000)
    .describe('Port to listen on; 0 takes any free one'),
  REFERENCE_API_DATA_DIR: folder('var/reference-api').describe(
    'Folder of the embedded database and of the generated keys',
  ),
  REFERENCE_API_MEDIA_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Folder of the images under `/media`. Default: those of the demo brand when installed, otherwise `var/media`',
    ),
  REFERENCE_API_JWT_KEY: z
    .string()
    .min(32)
    .optional()
    .describe('Secret that signs tokens and tickets, at least 32 characters; required in production'),
  REFERENCE_API_PREVIOUS_JWT_KEYS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((key) => key.trim())
        .filter(Boolean),
    )
    .describe('Previous values of `REFERENCE_API_JWT_KEY`, separated by commas; tickets signed with them stay valid'),
  OPERATOR_ADMIN_KEY: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Key of the administrator of the host, who adds and revokes operators, at least 32 characters; required in production',
    ),
  MY_OPERATOR_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('Your own key as an operator, for `npm run operator` alone. Default in a demo: the key of its operator'),
  OPERATOR_REFUND_LIMIT: amount(200).describe(
    'What one operator may refund of an order alone, in pounds, euros and so on; more waits for a second operator',
  ),
  OPERATOR_REFUND_DAILY_LIMIT: amount(1000).describe('The same for all refunds of one operator in 24 hours'),
  CURRENCIES: currenciesVariable.describe(
    'Comma list of the currencies for sale, by their code in ISO 4217; the first is the default. The content has a price in each',
  ),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('PostgreSQL (`postgres://`) instead of the embedded database'),
  PUBLIC_SHOP_URL: z.url().default('http://localhost:3000').describe('Origin of the shop, for links in emails'),
  PASSKEY_RP_ID: z
    .string()
    .regex(/^[\da-z.-]+$/)
    .optional()
    .describe(
      'Domain that passkeys belong to: the host of `PUBLIC_SHOP_URL`, which is the default, or a domain above it. ' +
        'With another one, no passkey works any more',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Mail server (`smtp://` or `smtps://`); without it emails are written to `MAIL_DIR`'),
  MAIL_DIR: folder('var/mail').describe('Folder for emails without `SMTP_URL`'),
  MAIL_LOG_LINKS: z
    .stringbool()
    .default(false)
    .describe('Development: also logs the links of emails, which carry tokens'),
  MAIL_FROM: z.string().default('PX Live <box-office@px-live.example>').describe('Sender of emails'),
  REFERENCE_API_METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe('Port for metrics, for a private network; 0 takes any free one. Without it there are no metrics'),
  BUILD_REVISION: z
    .string()
    .regex(/^[\w.-]{1,64}$/)
    .optional()
    .describe('Revision of the source of this build, shown in metrics; images set it'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least severity that is logged'),
  SEARCH_INDEX: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .default('stagedoor')
    .describe('Name of the search index; one index per language, `stagedoor_en` and `stagedoor_de`'),
  SEARCH_APP_ID: z.string().min(1).default('stagedoor').describe('Application id that clients send with a search'),
  SEARCH_API_KEY: z
    .string()
    .min(16)
    .optional()
    .describe('Key that clients send with a search, at least 16 characters; required in production'),
  HOLD_MINUTES: minutes(15).describe('How long a basket holds its tickets'),
  HOLD_EXTENSION_MINUTES: minutes(10).describe('By how much a shopper can extend a hold, once'),
  HOLD_MAX_MINUTES: minutes(45).describe(
    'How long a hold may last from its first ticket on, with its extension and failed payments; a payment that begins in time is awaited',
  ),
  HOLD_TICKETS_BASKET: integer(20).describe('Tickets in one basket, over all events'),
  HOLD_TICKETS_ACCOUNT: integer(40).describe('Tickets that all baskets of one account hold'),
  HOLD_GOODS_ACCOUNT: integer(100).describe(
    'Pieces of goods, such as records, that all baskets of one account hold from confirming on',
  ),
  PAYMENT_MINUTES: minutes(30).describe('How long a payment may take; a payment that begins in time keeps the hold'),
  PAYMENT_PAGE_ORIGIN: z
    .url()
    .optional()
    .describe('Origin of the payment page of the sandbox, as browsers reach it. Default: the address of this API'),
  PAYMENT_WEBHOOK_ORIGIN: z
    .url()
    .optional()
    .describe(
      'Origin at which payment providers reach `/webhooks/payments/PROVIDER`. Default: the address of this API',
    ),
  PAYMENT_WEBHOOK_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Key that signs notifications of the payment provider, at least 32 characters; required in production'),
  PAYMENT_SANDBOX_DELAY_SECONDS: z.coerce
    .number()
    .positive()
    .default(8)
    .describe('Duration of a slow payment in the sandbox, seconds'),
  ACCESS_TOKEN_SECONDS: integer(900).describe('Lifetime of a session token, seconds'),
  REFRESH_TOKEN_DAYS: integer(30).describe('Lifetime of a refresh token, days'),
})

/** The search key of a demo; the storefront has the same default. */
const demoSearchKey = 'stagedoor-demo-search-key'

/** The production image does not contain this folder. */
const demoMediaFolder = 'reference-api/demo-brand/artwork/prints'

const getDefaultMediaFolder = () => (existsSync(demoMediaFolder) ? demoMediaFolder : 'var/media')

/** A browser accepts passkeys for the host of its page and for the domains above that host. */
const assertRpId = (rpId: string | undefined, shopUrl: string) => {
  if (rpId === undefined || `.${new URL(shopUrl).hostname}`.endsWith(`.${rpId}`)) return
  throw new Error('The reference API is not configured: PASSKEY_RP_ID is not the host of PUBLIC_SHOP_URL or above it')
}

/** Reads and checks the environment. Throws one error that names every invalid variable. */
export const readConfig = (env: Record<string, string | undefined> = process.env) => {
  const parsed = configVariables.safeParse(readEnvironment(env))
  if (!parsed.success) throw new Error(`The reference API is not configured:\n${z.prettifyError(parsed.error)}`)
  const variables = parsed.data
  const missingSecrets = (
    ['REFERENCE_API_JWT_KEY', 'SEARCH_API_KEY', 'OPERATOR_ADMIN_KEY', 'PAYMENT_WEBHOOK_SECRET'] as const
  ).filter((name) => !variables[name])
  if (variables.DEPLOYMENT === 'production' && missingSecrets.length > 0) {
    throw new Error(
      `The reference API is not configured: ${missingSecrets.map((name) => `${name} is required`).join(', ')} when DEPLOYMENT=production`,
    )
  }
  assertRpId(variables.PASSKEY_RP_ID, variables.PUBLIC_SHOP_URL)
  return Object.freeze({
    deployment: variables.DEPLOYMENT,
    host: variables.REFERENCE_API_HOST,
    port: variables.REFERENCE_API_PORT,
    /** Null: the embedded database is in memory. */
    dataFolder: variables.REFERENCE_API_DATA_DIR as string | null,
    mediaFolder: variables.REFERENCE_API_MEDIA_DIR ?? getDefaultMediaFolder(),
    jwtKey: variables.REFERENCE_API_JWT_KEY,
    previousKeys: variables.REFERENCE_API_PREVIOUS_JWT_KEYS,
    operatorAdminKey: variables.OPERATOR_ADMIN_KEY,
    myOperatorKey: variables.MY_OPERATOR_KEY,
    /** In whole pounds, euros and so on. */
    refundLimits: {
      order: variables.OPERATOR_REFUND_LIMIT,
      day: variables.OPERATOR_REFUND_DAILY_LIMIT,
    },
    currencies: variables.CURRENCIES,
    databaseUrl: variables.DATABASE_URL,
    shopUrl: variables.PUBLIC_SHOP_URL.replace(/\/+$/, ''),
    passkeyRpId: variables.PASSKEY_RP_ID,
    smtpUrl: variables.SMTP_URL,
    mailFolder: variables.MAIL_DIR,
    mailFrom: variables.MAIL_FROM,
    logsMailLinks: variables.MAIL_LOG_LINKS,
    searchIndex: variables.SEARCH_INDEX,
    searchAppId: variables.SEARCH_APP_ID,
    searchApiKey: variables.SEARCH_API_KEY ?? demoSearchKey,
    logLevel: variables.LOG_LEVEL,
    metricsPort: variables.REFERENCE_API_METRICS_PORT,
    metricsHost: variables.REFERENCE_API_HOST,
    buildRevision: variables.BUILD_REVISION,
    holdMinutes: variables.HOLD_MINUTES,
    holdExtensionMinutes: variables.HOLD_EXTENSION_MINUTES,
    holdMaxMinutes: variables.HOLD_MAX_MINUTES,
    holdTicketsBasket: variables.HOLD_TICKETS_BASKET,
    holdTicketsAccount: variables.HOLD_TICKETS_ACCOUNT,
    holdGoodsAccount: variables.HOLD_GOODS_ACCOUNT,
    paymentMinutes: variables.PAYMENT_MINUTES,
    paymentPageOrigin: variables.PAYMENT_PAGE_ORIGIN && new URL(variables.PAYMENT_PAGE_ORIGIN).origin,
    paymentWebhookOrigin: variables.PAYMENT_WEBHOOK_ORIGIN && new URL(variables.PAYMENT_WEBHOOK_ORIGIN).origin,
    paymentWebhookSecret: variables.PAYMENT_WEBHOOK_SECRET,
    sandboxDelayMs: variables.PAYMENT_SANDBOX_DELAY_SECONDS * 1000,
    accessTokenSeconds: variables.ACCESS_TOKEN_SECONDS,
    refreshTokenDays: variables.REFRESH_TOKEN_DAYS,
  })
}

export type Config = ReturnType<typeof readConfig>
