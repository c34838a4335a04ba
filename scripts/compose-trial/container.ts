import { execFile, spawn, type ChildProcess, type ExecFileException } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Healthcheck } from '#scripts/compose-file/compose-file.ts'
import { parseMilliseconds } from './parse-quantities.ts'

export type Container = {
  name: string
  /** The id of the container's first process, as seen from outside. */
  pid: () => number
  exitCode: () => number | null
  exited: Promise<number>
  health: () => 'none' | 'starting' | 'healthy' | 'unhealthy'
  /** The output of the last health check. */
  lastHealthOutput: () => string
  exec: (...command: string[]) => Promise<{ code: number; output: string }>
  kill: (signal: string) => Promise<void>
  /** Stops like `docker stop`: sends the signal, waits for the grace period, then sends SIGKILL. */
  stop: () => Promise<{ code: number; ms: number }>
}

type Options = {
  name: string
  folder: string
  bundle: { process: object }
  health?: Healthcheck
  graceMs: number
  stopSignal: string
  logFile: string
}

const runCrun = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const done = (error: ExecFileException | null, stdout: string, stderr: string) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr })
    execFile('crun', ['--cgroup-manager=cgroupfs', ...args], done).stdin?.end()
  })

const getHealthCommand = ({ test = [] }: Healthcheck): string[] =>
  test[0] === 'CMD-SHELL' ? ['/bin/sh', '-c', test[1]!] : test.slice(1)

const hasHealthcheck = (health: Healthcheck | undefined): health is Healthcheck =>
  Boolean(health?.test && health.test[0] !== 'NONE' && !health.disable)

/**
 * Runs health checks as Docker does. The first success makes a container healthy. `retries` failures in a row make it
 * unhealthy; failures of a starting container count only after the start period.
 */
const watchHealth = (exec: Container['exec'], check: Healthcheck, isOver: () => boolean) => {
  let state: 'starting' | 'healthy' | 'unhealthy' = 'starting'
  let lastOutput = ''
  const startEnd = performance.now() + parseMilliseconds(check.start_period, 0)
  const loop = async () => {
    let failures = 0
    while (!isOver()) {
      const execution = exec(...getHealthCommand(check))
      const timeoutResult = { code: 1, output: 'no response in time' }
      const { code, output } = await Promise.race([
        execution,
        sleep(parseMilliseconds(check.timeout, 30_000)).then(() => timeoutResult),
      ])
      const isHealthy = code === 0
      lastOutput = output
      if (isHealthy) [state, failures] = ['healthy', 0]
      else if ((state !== 'starting' || performance.now() > startEnd) && ++failures >= (check.retries ?? 3))
        state = 'unhealthy'
      // Docker checks a starting container every five seconds. The trial checks more often, to save time.
      await sleep(state === 'starting' ? 500 : parseMilliseconds(check.interval, 30_000), undefined, { ref: false })
    }
  }
  void loop()
  return { state: () => state, lastOutput: () => lastOutput }
}

const readState = async (name: string) =>
  JSON.parse((await runCrun('state', name)).output.replace(/^[^{]*/, '') || '{}') as { pid?: number; status?: string }

/** Starts a container with crun and writes its output to a file. Resolves when its first process runs or has ended. */
export const startContainer = async ({
  name,
  folder,
  bundle,
  health,
  graceMs,
  stopSignal,
  logFile,
}: Options): Promise<Container> => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'config.json'), JSON.stringify(bundle))
  const log = createWriteStream(logFile, { flags: 'a' })
  const child: ChildProcess = spawn('crun', ['--cgroup-manager=cgroupfs', 'run', '--bundle', folder, name], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout!.pipe(log, { end: false })
  child.stderr!.pipe(log, { end: false })
  const exited = once(child, 'exit').then(([code]) => Number(code ?? 1))
  void exited.then(() => log.end())

  let pid = 0
  for (let attempt = 0; attempt < 200 && child.exitCode === null && !pid; attempt++) {
    const state = await readState(name).catch(() => undefined)
    if (state?.status === 'running') pid = state.pid ?? 0
    else await sleep(25)
  }

  const { process: mainProcess } = bundle
  let execCount = 0
  // Uses the user, environment and privileges of the first process; by default crun would run the command as root.
  const exec = async (...command: string[]) => {
    const file = join(folder, `process-${execCount++}.json`)
    writeFileSync(file, JSON.stringify({ ...mainProcess, args: command }))
    const result = await runCrun('exec', '--process', file, name)
    rmSync(file)
    return result
  }
  const kill = async (signal: string) => void (await runCrun('kill', name, signal))
  const healthWatch = hasHealthcheck(health)
    ? watchHealth(exec, health, () => child.exitCode !== null)
    : { state: () => 'none' as const, lastOutput: () => '' }

  return {
    name,
    pid: () => pid,
    exitCode: () => child.exitCode,
    exited,
    health: healthWatch.state,
    lastHealthOutput: healthWatch.lastOutput,
    exec,
    kill,
    stop: async () => {
      const startedAt = performance.now()
      if (child.exitCode === null) await kill(stopSignal)
      const killTimer = setTimeout(() => void kill('KILL'), graceMs)
      const code = await exited
      clearTimeout(killTimer)
      return { code, ms: Math.round(performance.now() - startedAt) }
    },
  }
}
