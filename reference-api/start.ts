import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Logger } from 'pino'
import { createLog } from '#runtime/log.ts'
import { serveMetrics } from '#runtime/serve-metrics.ts'
import { createApp } from './app.ts'
import { readConfig, type Config } from './config.ts'
import { connect, type Connection, type Db } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { createTokenSigner } from './domain/accounts/token-signer.ts'
import { locales } from './domain/locale.ts'
import { deriveKey } from './domain/secrets.ts'
import { createTicketKeys } from './domain/orders/ticket-code.ts'
import { createBackground } from './http/background.ts'
import type { ReferenceApiDeps } from './http/call.ts'
import { createRejectionLimit } from './http/rejection-limit.ts'
import { loadOrCreateSecret } from './secrets/load-or-create-secret.ts'
import { startScheduledJobs } from './scheduled-jobs.ts'
import { listen, type RunningServer } from './http/listen.ts'
import { createMailer } from './mail/mailer.ts'
import { createMetrics } from './metrics/create-metrics.ts'
import { noMetrics } from './metrics/metrics.ts'
import { indexProvidersByName, selectPaymentProviders } from './payments/providers.ts'
import { createSandboxProvider } from './payments/sandbox/sandbox-provider.ts'
import { sendNotifications } from './payments/sandbox/send-notifications.ts'
import { createSearchIndex } from './search/search-index.ts'
import { updateSeedData } from './seed/update-seed-data.ts'
import type { SeedContent } from './seed/seed-content.ts'
import { ensureDemoOperator } from './store/operators/operators.ts'

const hourMs = 3_600_000
const frequentMs = 5_000

/**
 * What differs from the defaults. Without `dataFolder` and `databaseUrl` the database is in memory. Without
 * `sandboxNotifyUrl` the sandbox sends its notifications to this process.
 */
export type StartOptions = Partial<Config> & {
  /** Takes the place of the database that the configuration names. */
  connection?: Connection
  /** Fills an empty database. Without it an empty database stays empty. */
  content?: SeedContent | undefined
  now?: () => Date
  jobIntervalMs?: number
  frequentJobIntervalMs?: number
  paymentProviders?: typeof selectPaymentProviders
  sandboxNotifyUrl?: string
  log?: Logger
}

/** `db` is for the SQL of operators and tests; `metricsPort` is missing without metrics. */
export type RunningApi = RunningServer & { db: Db; metricsPort: number | undefined }

/** Migrates and seeds the database, then starts the API. Resolves when it listens. */
export const startReferenceApi = async (options: StartOptions = {}): Promise<RunningApi> => {
  const {
    content,
    now = () => new Date(),
    jobIntervalMs = hourMs,
    frequentJobIntervalMs = frequentMs,
    paymentProviders = selectPaymentProviders,
    sandboxNotifyUrl,
    log: providedLog,
    connection: providedConnection,
    ...overrides
  } = options
  const config: Config = { ...readConfig({}), dataFolder: null, port: 0, logLevel: 'silent', ...overrides }
  const log = providedLog ?? createLog(config)
  const connection = providedConnection ?? (await connect(config))
  try {
    await migrate(connection.db)
    await updateSeedData({ db: connection.db, config, now: now(), log, content })
    if (config.deployment === 'demo' && config.dataFolder !== null)
      await ensureDemoOperator(connection.db, await loadOrCreateSecret(config.dataFolder, 'operator-key'), now())
    const secret = config.jwtKey ?? (await loadOrCreateSecret(config.dataFolder, 'jwt-key'))
    let isStopping = false
    const metrics =
      config.metricsPort === undefined ? noMetrics : createMetrics({ connection, now, revision: config.buildRevision })
    const background = createBackground(log, metrics.recordBackgroundFailure)
    const mailer = createMailer(config, log)
    const search = createSearchIndex(connection.db)
    const webhookKey =
      config.paymentWebhookSecret ?? Buffer.from(deriveKey(secret, 'payment notifications')).toString('base64url')
    const sandbox = {
      db: connection.db,
      now,
      webhookKey,
      getPageOrigin: () => config.paymentPageOrigin ?? server.url,
    }
    const sandboxNotifications = { ...sandbox, log, getNotifyOrigin: () => sandboxNotifyUrl ?? server.url }
    const deps: ReferenceApiDeps = {
      config,
      db: connection.db,
      now,
      log,
      metrics,
      tokens: createTokenSigner(deriveKey(secret, 'access tokens'), config.accessTokenSeconds, now),
      refreshRules: { key: deriveKey(secret, 'refresh tokens'), lifetimeDays: config.refreshTokenDays },
      shareKey: deriveKey(secret, 'shared wishlists'),
      ticketKeys: createTicketKeys([secret, ...config.previousKeys]),
      operatorAdminKey: config.operatorAdminKey ?? (await loadOrCreateSecret(config.dataFolder, 'operator-admin-key')),
      rejectionLimit: createRejectionLimit(deriveKey(secret, 'names of clients in logs')),
      mailer,
      search,
      background,
      isStopping: () => isStopping,
      payments: indexProvidersByName(paymentProviders(createSandboxProvider(sandbox), config)),
      getWebhookOrigin: () => config.paymentWebhookOrigin ?? server.url,
      notifyShop: () => background.run('payment notifications', () => sendNotifications(sandboxNotifications)),
    }
    const metricsServer = await serveMetrics({ config, metrics, log })
    const server: RunningServer = await listen(createServer(createApp(deps)), config)
    // Without this the first search would wait for the index.
    background.run('search index', async () => void (await Promise.all(locales.map(search))))
    const scheduledJobs = startScheduledJobs({
      ...deps,
      sandboxNotifications,
      rareIntervalMs: jobIntervalMs,
      frequentIntervalMs: frequentJobIntervalMs,
    })
    const close = async () => {
      log.info('stopping')
      isStopping = true
      await server.close()
      await scheduledJobs.stop()
      await background.drain()
      mailer.close()
      await metricsServer.close()
      await connection.close()
    }
    if (config.deployment === 'production' && deps.payments.has('sandbox'))
      log.warn('Payments go to the sandbox: orders are made, but no money is taken')
    if (!existsSync(config.mediaFolder))
      log.warn(
        { folder: config.mediaFolder },
        'no media folder, so /media responds with 404; set REFERENCE_API_MEDIA_DIR',
      )
    log.info({ url: server.url }, 'listening')
    return { url: server.url, db: connection.db, metricsPort: metricsServer.port, close }
  } catch (error) {
    await connection.close()
    throw error
  }
}
