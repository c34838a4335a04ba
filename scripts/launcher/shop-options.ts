import type { Progress } from './progress.ts'

export type ShopOptions = {
  /** Port of the storefront. */
  port: number
  /** Port of the reference API; any free one by default. */
  apiPort?: number
  /** Folder for everything that is kept: databases, secrets, mails, logs. */
  dataDir: string
  /** `development` reloads client and server as files change; `production` runs the build. */
  mode?: 'production' | 'development'
  /** A Redis that runs already; otherwise a private one, or none. */
  redisUrl?: string
  /** More variables for the storefront and the reference API. */
  env?: Record<string, string>
  progress?: Progress
  /** Gives up starting. */
  signal?: AbortSignal
}
