import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { StartError } from './start-error.ts'

export type ServiceCommand = {
  /** The name in messages: "Redis", "the storefront". */
  name: string
  command: string
  args: string[]
  env?: Record<string, string | undefined>
  /** File for the service's output; without it the output goes to the terminal. */
  logFile?: string
  /** Milliseconds between SIGTERM and SIGKILL. */
  graceMs?: number
}

export type ServiceExit = { name: string; reason: string; lastLines: string[] }

export type ServiceProcess = {
  name: string
  pid: number
  exited: Promise<ServiceExit>
  stop: () => Promise<void>
}

const maxLogLines = 15

const readLastLines = (logFile: string | undefined) => {
  if (!logFile) return []
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-maxLogLines)
}

/** The message about a service that ended before the launcher stopped it. */
export const describeExit = ({ name, reason, lastLines }: ServiceExit): string => {
  const log = lastLines.filter(Boolean)
  return `${name} ${reason}.${log.length > 0 ? ` Its last words:\n\n${log.map((line) => `    ${line}`).join('\n')}` : ''}`
}

/**
 * Starts a service in a separate process group. Ctrl-C in a terminal then reaches only the launcher, which stops
 * services in order. A stop also reaches the children of a service.
 */
export const startProcess = ({
  name,
  command,
  args,
  env,
  logFile,
  graceMs = 10_000,
}: ServiceCommand): ServiceProcess => {
  const log = logFile ? openSync(logFile, 'w') : undefined
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: log === undefined ? ['ignore', 'inherit', 'inherit'] : ['ignore', log, log],
    detached: process.platform !== 'win32',
  })
  if (log !== undefined) closeSync(log)

  const exited = new Promise<ServiceExit>((resolve) => {
    child.once('error', (error) => resolve({ name, reason: `could not be started: ${error.message}`, lastLines: [] }))
    child.once('exit', (code, signal) =>
      resolve({
        name,
        reason: signal ? `was ended by ${signal}` : `ended with exit code ${code}`,
        lastLines: readLastLines(logFile),
      }),
    )
  })

  const signalGroup = (signal: NodeJS.Signals) => {
    if (child.pid === undefined) return
    try {
      process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal)
    } catch {
      // The group has ended already.
    }
  }

  const stop = async () => {
    signalGroup('SIGTERM')
    const killTimer = setTimeout(signalGroup, graceMs, 'SIGKILL')
    await exited
    clearTimeout(killTimer)
    signalGroup('SIGKILL')
  }

  return { name, pid: child.pid ?? 0, exited, stop }
}

/**
 * Polls `isReady` until it resolves to true. Throws a StartError when the service ends first, or when `deadlineMs` have
 * passed.
 */
export const waitUntilReady = async (
  service: ServiceProcess,
  isReady: () => Promise<boolean>,
  deadlineMs: number,
): Promise<void> => {
  const deadline = performance.now() + deadlineMs
  let ended: ServiceExit | undefined
  void service.exited.then((exit) => (ended = exit))
  while (!(await isReady().catch(() => false))) {
    if (ended) throw new StartError(describeExit(ended))
    if (performance.now() > deadline)
      throw new StartError(`${service.name} is not ready after ${Math.round(deadlineMs / 1000)} seconds.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
