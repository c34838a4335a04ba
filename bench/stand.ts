import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildShop, isBuilt } from '#scripts/build/build-shop.ts'
import { demoSecrets } from '#scripts/launcher/demo-secrets.ts'
import { freePort } from '#scripts/launcher/free-port.ts'
import { inRepository } from '#scripts/repository.ts'
import { createServiceGroup } from '#scripts/launcher/service-group.ts'
import { waitUntilReady, type ServiceCommand, type ServiceProcess } from '#scripts/launcher/service-process.ts'
import { answers } from '#scripts/services/answers.ts'
import { startRedis } from '#scripts/services/redis.ts'
import { startReferenceApi } from '#scripts/services/reference-api.ts'
import { startStorefront } from '#scripts/services/storefront.ts'
import { moveTo } from './cpus.ts'

export type Running = { url: string; pid: number }

type Program = {
  name: string
  file: string
  cwd?: string
  port?: number
  path: string
  on: 'server' | 'load'
  env: Record<string, string>
}

/**
 * Everything that runs during a benchmark, with data of its own: the reference API, Redis, and whatever is started on
 * it.
 */
export const openStand = async () => {
  const dataDir = inRepository('var', 'bench')
  mkdirSync(join(dataDir, 'logs'), { recursive: true })
  if (!(await isBuilt())) await buildShop({ quiet: true })
  const group = createServiceGroup()
  const pids: number[] = []
  const start = (command: ServiceCommand): ServiceProcess => {
    const service = group.start(command)
    pids.push(service.pid)
    return service
  }
  const watched = { ...group, start }
  const secrets = demoSecrets(dataDir)
  const port = await freePort()
  const apiUrl = await startReferenceApi(watched, { port, dataDir, mode: 'production', jwtKey: secrets.jwtKey })
  moveTo('load', pids.at(-1)!)
  const redisUrl = await startRedis(watched, dataDir, secrets.redisPassword)
  if (!redisUrl) throw new Error('The benchmark needs a redis-server on PATH')
  moveTo('load', pids.at(-1)!)

  /** A program of the benchmark's own, or one of the peers'. */
  const startProgram = async ({ name, file, cwd, port: wished, path, on, env }: Program): Promise<Running> => {
    const ownPort = wished ?? (await freePort())
    const url = `http://127.0.0.1:${ownPort}`
    // The peers find their files from their own folder; `node` has no option for that, but its loader can be told.
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
    await waitUntilReady(service, () => answers(url + path), 30_000)
    moveTo(on, service.pid)
    return { url, pid: service.pid }
  }

  return {
    dataDir,
    apiUrl,
    redisUrl,
    startProgram,
    /** A storefront as it ships. `upstream` is the commerce API it asks. */
    startStorefront: async (upstream: string, env: Record<string, string>): Promise<Running> => {
      const ownPort = await freePort()
      const settings = { port: ownPort, dataDir, mode: 'production', apiUrl: upstream, redisUrl, secrets } as const
      await startStorefront(watched, {
        ...settings,
        env: { PUBLIC_URL: `http://127.0.0.1:${ownPort}`, EGRESS_TRIPWIRE: 'false', ...env },
      })
      const pid = pids.at(-1)!
      moveTo('server', pid)
      return { url: `http://127.0.0.1:${ownPort}`, pid }
    },
    /** A commerce API without a cost of its own. */
    startReplay: (env: Record<string, string> = {}) =>
      startProgram({
        name: `replay${Object.keys(env).length}`,
        file: inRepository('bench/replaying-upstream.ts'),
        path: '/healthz',
        on: 'load',
        env: { API_URL: apiUrl, ...env },
      }),
    keep: (name: string, content: string) => {
      const file = join(dataDir, name)
      writeFileSync(file, content)
      return file
    },
    close: group.stop,
  }
}

export type Stand = Awaited<ReturnType<typeof openStand>>
