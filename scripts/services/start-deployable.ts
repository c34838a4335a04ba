import { join } from 'node:path'
import type { ServiceGroup } from './service-group.ts'
import { waitUntilReady } from './service-process.ts'
import type { ShopOptions } from './shop-options.ts'
import { isResponding } from './is-responding.ts'
import { readMemoryBounds } from './memory-bounds.ts'

type Deployable = Pick<ShopOptions, 'dataDir' | 'mode'> & {
  /** The name in messages. */
  name: string
  image: Parameters<typeof readMemoryBounds>[0]
  main: string
  env: Record<string, string | undefined>
  /** Name of the log file. In development the output goes to the terminal. */
  log: string
  graceMs?: number
  /** Responds with 200 when the program is ready, within `readyMs`. */
  healthUrl: string
  readyMs: number
}

/**
 * Starts a deployable with the bounds of its image, or in development with a restart after each change. Resolves when
 * it is ready.
 */
export const startDeployable = async (
  group: ServiceGroup,
  { dataDir, mode, name, image, main, env, log, graceMs, healthUrl, readyMs }: Deployable,
): Promise<void> => {
  const isDevelopment = mode === 'development'
  const bounds = readMemoryBounds(image)
  const program = group.start({
    name,
    command: process.execPath,
    args: [...(isDevelopment ? ['--watch', '--watch-preserve-output'] : bounds.options), main],
    env: { ...bounds.variables, NODE_ENV: mode, DEPLOYMENT: 'demo', ...env },
    logFile: isDevelopment ? undefined : join(dataDir, 'logs', log),
    ...(graceMs && { graceMs }),
  })
  await waitUntilReady(program, () => isResponding(healthUrl), readyMs)
}
