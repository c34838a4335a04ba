import { existsSync } from 'node:fs'
import { findFreePort, parsePort, requireFreePort } from './free-port.ts'
import { createProgress } from './progress.ts'
import { toRepositoryPath } from '../repository.ts'
import { describeExit } from './service-process.ts'
import { StartError } from './start-error.ts'
import { startShop, type RunningShop } from './start-shop.ts'

type LaunchOptions = {
  mode: 'production' | 'development'
  title: string
  welcomeLines: (shop: RunningShop) => string[]
}

const defaultPort = 3000
const defaultApiPort = 4000

/** A signal that Ctrl-C or SIGTERM aborts. */
const createStopSignal = () => {
  const controller = new AbortController()
  const stop = () => controller.abort()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  return controller.signal
}

const startFromEnvironment = async ({ mode, title }: LaunchOptions, signal: AbortSignal) => {
  if (existsSync(toRepositoryPath('.env'))) process.loadEnvFile(toRepositoryPath('.env'))
  const port = parsePort(process.env.PORT, 'PORT', defaultPort)
  await requireFreePort(port, 'PORT')
  const configuredApiPort = process.env.REFERENCE_API_PORT
  const apiPort = parsePort(configuredApiPort, 'REFERENCE_API_PORT', defaultApiPort)
  if (configuredApiPort) await requireFreePort(apiPort, 'REFERENCE_API_PORT')

  console.log(`\n${title}\n`)
  return startShop({
    port,
    apiPort: configuredApiPort ? apiPort : await findFreePort(apiPort),
    dataDir: toRepositoryPath('var'),
    mode,
    redisUrl: process.env.REDIS_URL || undefined,
    progress: createProgress(),
    signal,
  })
}

/** Runs the whole shop until Ctrl-C or until a part of it ends. Returns the exit code. */
export const runShop = async (command: LaunchOptions): Promise<number> => {
  const signal = createStopSignal()
  try {
    const shop = await startFromEnvironment(command, signal)
    console.log(command.welcomeLines(shop).join('\n'))
    const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
    const exit = signal.aborted ? undefined : await Promise.race([shop.crashed, stopped])
    console.log(exit ? '\nStopping the rest.' : '\nStopping.')
    await shop.stop()
    if (!exit) return 0
    console.error(`\n${describeExit(exit)}\n`)
    return 1
  } catch (error) {
    if (signal.aborted) return 0
    console.error(error instanceof StartError ? `\n${error.message}\n` : error)
    return 1
  }
}
