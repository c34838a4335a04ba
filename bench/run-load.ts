import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { toRepositoryPath } from '#scripts/repository.ts'
import { pinToCpu } from './cpus.ts'

/** One run of requests. Times are milliseconds. */
type LoadResult = { requests: number; perSecond: number; p50: number; p99: number; errors: number }

export type LoadTarget = { url: string; headers?: Record<string, string> }

type AutocannonResult = {
  requests: { total: number; average: number }
  latency: { p50: number; p99: number }
  errors: number
  timeouts: number
  non2xx: number
}

/**
 * Sends requests to one URL. The load has a processor of its own where the machine has two. Throws for a URL of another
 * machine.
 */
export const runLoad = async (
  { url, headers = {} }: LoadTarget,
  connections: number,
  seconds: number,
): Promise<LoadResult> => {
  if (!/^(localhost|127\.0\.0\.1)$/.test(new URL(url).hostname)) throw new Error(`${url} is not on this machine`)
  const headerOptions = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const args = [
    toRepositoryPath('node_modules/autocannon/autocannon.js'),
    '--json',
    '-c',
    String(connections),
    '-d',
    String(seconds),
    ...headerOptions,
    url,
  ]
  const [command, argv] = pinToCpu('load', process.execPath, args)
  const child = spawn(command, argv, { stdio: ['ignore', 'pipe', 'ignore'] })
  const { requests, latency, errors, timeouts, non2xx } = JSON.parse(await text(child.stdout)) as AutocannonResult
  return {
    requests: requests.total,
    perSecond: requests.total / seconds,
    p50: latency.p50,
    p99: latency.p99,
    errors: errors + timeouts + non2xx,
  }
}
