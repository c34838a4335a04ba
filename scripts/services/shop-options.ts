import type { Progress } from './progress.ts'

export type ShopOptions = {
  /** Port of the storefront. */
  port: number
  /** Port of the reference API; any free one by default. */
  apiPort?: number
  /** Folder of all data: databases, secrets, emails, logs. */
  dataDir: string
  /** `development` reloads client and server when files change; `production` runs the build. */
  mode?: 'production' | 'development'
  /** URL of a running Redis. Without it, the shop starts its own where the machine has redis-server. */
  redisUrl?: string
  /** Additional variables for the storefront and the reference API. */
  env?: Record<string, string>
  progress?: Progress
  /** Aborts the start. */
  signal?: AbortSignal
}
