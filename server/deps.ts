import type { i18n } from 'i18next'
import type { Logger } from 'pino'
import type { Config } from './config/config.ts'
import { createBuiltFrontend, type Frontend } from './render/frontend.ts'
import { createI18n } from './i18n.ts'
import { createMetrics } from './metrics/create-metrics.ts'
import { noMetrics, type Metrics } from './metrics/metrics.ts'
import { createPageCache, type PageCache } from './render/page-cache.ts'
import { withSecurityListener } from './logging/security-events.ts'
import { createServices, type Services } from './services.ts'
import { createCurrentRequest, type CurrentRequest } from './upstream/current-request.ts'

/** Everything that the app depends on. Two apps with separate dependencies share no state. */
export type Deps = Omit<Services, 'close'> & {
  config: Config
  log: Logger
  i18n: i18n
  frontend: Frontend
  pageCache: PageCache
  /** Counts nothing when METRICS_PORT is not set. */
  metrics: Metrics
  currentRequest: CurrentRequest
  /** False after the process has received a stop signal. */
  isAccepting: () => boolean
}

type RunningDeps = Deps & {
  stopAccepting(): void
  /** Closes connections. Closes the storage last, because the other parts may still write to it. */
  close(): Promise<void>
}

const createFrontend = async (config: Config): Promise<Frontend> => {
  if (config.nodeEnv !== 'development') return createBuiltFrontend(config)
  const { createDevelopmentFrontend } = await import('./render/development-frontend.ts')
  return createDevelopmentFrontend()
}

/** Creates all dependencies from the configuration. Throws when Redis does not respond or the client is not built. */
export const createDeps = async (config: Config, processLog: Logger): Promise<RunningDeps> => {
  const currentRequest = createCurrentRequest()
  const metrics = config.metricsPort === undefined ? noMetrics : createMetrics(config)
  const log = withSecurityListener(processLog, metrics.recordSecurityEvent)
  const [services, frontend, i18n] = await Promise.all([
    createServices(config, log, { metrics, currentRequest }),
    createFrontend(config),
    createI18n(new URL('../locales', import.meta.url).pathname),
  ])
  metrics.setRedisCheck(() => services.storage.ping())
  let isAcceptingRequests = true

  return {
    ...services,
    config,
    log,
    i18n,
    frontend,
    metrics,
    currentRequest,
    pageCache: createPageCache(config.nodeEnv === 'development' ? 0 : config.pageCacheSeconds),
    isAccepting: () => isAcceptingRequests,
    stopAccepting: () => {
      isAcceptingRequests = false
    },
    close: async () => {
      await frontend.close()
      await services.close()
    },
  }
}
