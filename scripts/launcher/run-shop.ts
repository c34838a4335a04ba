import { existsSync } from 'node:fs'
import { findFreePort, parsePort, requireFreePort } from '../services/free-port.ts'
import { createProgress } from '../services/progress.ts'
import { toRepositoryPath } from '../repository.ts'
import { describeExit } from '../services/service-process.ts'
import { StartError } from '../services/start-error.ts'
import { startShop, type RunningShop } from './start-shop.ts'
import { parseArguments } from './parse-arguments.ts'

type LaunchOptions = {
  mode: 'production' | 'development'
  title: string
  welcomeLines: (shop: RunningShop) => string[]
}

const defaultPort = 3000
const defaultApiPort = 4000

const helpText = `
Starts the demo shop: Redis where the machine has it, the reference API, the storefront. Ctrl-C stops everything.

  npm start      the production build; builds it when it is missing or old
  npm run dev    client and server reload as you save

Variables, from the environment or the file .env:

  PORT                  of the shop (${defaultPort})
  REFERENCE_API_PORT    of the API (${defaultApiPort}, or the next free one)
  REDIS_URL             a running Redis instead of one of its own

All others are in docs/configure.md.
`

/** Returns a signal that aborts at Ctrl-C, SIGTERM or SIGHUP. */
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

/**
 * Runs the whole shop until Ctrl-C or until one of its services ends; with `--help` prints help. Resolves to the exit
 * code.
 */
export const runShop = async (command: LaunchOptions): Promise<number> => {
  const signal = createStopSignal()
  try {
    if (parseArguments(process.argv.slice(2)).help) {
      console.log(helpText)
      return 0
    }
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
