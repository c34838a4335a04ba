import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildShop, isBuildCurrent } from '#scripts/build/build-shop.ts'
import { loadDemoSecrets } from '#scripts/services/demo-secrets.ts'
import { findFreePort } from '#scripts/services/free-port.ts'
import { toRepositoryPath } from '#scripts/repository.ts'
import { createServiceGroup } from '#scripts/services/service-group.ts'
import { waitUntilReady, type ServiceCommand, type ServiceProcess } from '#scripts/services/service-process.ts'
import { isResponding } from '#scripts/services/is-responding.ts'
import { startRedis } from '#scripts/services/redis.ts'
import { spawnReferenceApi } from '#scripts/services/reference-api.ts'
import { startStorefront } from '#scripts/services/storefront.ts'
import { moveProcessToCpu } from './cpus.ts'

export type RunningProgram = { url: string; pid: number }

type Program = {
  name: string
  file: string
  cwd?: string
  port?: number
  path: string
  cpu: 'server' | 'load'
  env: Record<string, string>
}

/**
 * Starts the reference API and Redis with data of their own. The benchmark starts further programs beside them. With
 * `isPinned` the measured server has a processor of its own.
 */
export const startEnvironment = async ({ isPinned = true } = {}) => {
  const pin = (cpu: 'server' | 'load', pid: number) => {
    if (isPinned) moveProcessToCpu(cpu, pid)
  }
  const dataDir = toRepositoryPath('var', 'bench')
  mkdirSync(join(dataDir, 'logs'), { recursive: true })
  if (!(await isBuildCurrent())) await buildShop({ quiet: true })
  const group = createServiceGroup()
  const pids: number[] = []
  const start = (command: ServiceCommand): ServiceProcess => {
    const service = group.start(command)
    pids.push(service.pid)
    return service
  }
  const trackedGroup = { ...group, start }
  const secrets = loadDemoSecrets(dataDir)
  const port = await findFreePort()
  const apiUrl = await spawnReferenceApi(trackedGroup, { port, dataDir, mode: 'production', jwtKey: secrets.jwtKey })
  pin('load', pids.at(-1)!)
  const redisUrl = await startRedis(trackedGroup, dataDir, secrets.redisPassword)
  if (!redisUrl) throw new Error('The benchmark needs redis-server: install Redis, so that it is on PATH')
  pin('load', pids.at(-1)!)

  /** Starts a program of the benchmark, or with `cwd` a server of another stack. */
  const startProgram = async ({
    name,
    file,
    cwd,
    port: preferredPort,
    path,
    cpu,
    env,
  }: Program): Promise<RunningProgram> => {
    const ownPort = preferredPort ?? (await findFreePort())
    const url = `http://127.0.0.1:${ownPort}`
    // The servers of other stacks read files from their own folder. `node` has no option for the working directory, so
    // an imported module changes it before the program runs.
    const args = cwd
      ? ['--import', `data:text/javascript,process.chdir(${encodeURIComponent(JSON.stringify(cwd))})`, file]
      : [file]
    const service = start({
      name,
      command: process.execPath,
      args,
      env: { NODE_ENV: 'production', PORT: String(ownPort), ...env },
      logFile: join(dataDir, 'logs', `${name}.log`),
    })
    await waitUntilReady(service, () => isResponding(url + path), 30_000)
    pin(cpu, service.pid)
    return { url, pid: service.pid }
  }

  return {
    dataDir,
    apiUrl,
    redisUrl,
    /** The origin of the shop for the APIs: payments lead back to a storefront with this `PUBLIC_URL`. */
    shopUrl: `http://localhost:${port}`,
    startProgram,
    /** A reference API with data of its own. */
    startApi: async (folder: string, env: Record<string, string> = {}): Promise<RunningProgram> => {
      mkdirSync(join(folder, 'logs'), { recursive: true })
      const settings = { port, dataDir: folder, mode: 'production', jwtKey: secrets.jwtKey, env } as const
      const url = await spawnReferenceApi(trackedGroup, settings)
      const pid = pids.at(-1)!
      pin('load', pid)
      return { url, pid }
    },
    /** A storefront as it ships; `upstream` is its commerce API. */
    startStorefront: async (upstream: string, env: Record<string, string>): Promise<RunningProgram> => {
      const ownPort = await findFreePort()
      const settings = { port: ownPort, dataDir, mode: 'production', apiUrl: upstream, redisUrl, secrets } as const
      await startStorefront(trackedGroup, {
        ...settings,
        env: { PUBLIC_URL: `http://127.0.0.1:${ownPort}`, EGRESS_TRIPWIRE: 'false', ...env },
      })
      const pid = pids.at(-1)!
      pin('server', pid)
      return { url: `http://127.0.0.1:${ownPort}`, pid }
    },
    /** Starts a commerce API that responds from memory, so that it takes almost no processor time. */
    startReplay: (env: Record<string, string> = {}) =>
      startProgram({
        name: `replay${Object.keys(env).length}`,
        file: toRepositoryPath('bench/replaying-upstream.ts'),
        path: '/healthz',
        cpu: 'load',
        env: { API_URL: apiUrl, ...env },
      }),
    writeDataFile: (name: string, content: string) => {
      const file = join(dataDir, name)
      writeFileSync(file, content)
      return file
    },
    stopProgram: ({ pid }: RunningProgram) => process.kill(pid),
    close: group.stop,
  }
}

export type Environment = Awaited<ReturnType<typeof startEnvironment>>
