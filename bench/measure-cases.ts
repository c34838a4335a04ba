import { runLoad, type LoadTarget } from './run-load.ts'
import { median } from './median.ts'
import { readProcessUsage } from './process-usage.ts'

export type BenchCase = LoadTarget & { name: string; pid: number }

/** A row in one round. `cpu` as in `Measurement`. */
export type RoundFigure = { perSecond: number; cpu: number | undefined }

export type Measurement = {
  name: string
  rounds: RoundFigure[]
  perSecond: number
  p50: number
  p99: number
  /** Processor milliseconds of one request; undefined where the system does not report them. */
  cpu: number | undefined
  /** MiB after the last run. */
  rss: number | undefined
  errors: number
}

type LoadSettings = { rounds: number; seconds: number; warmUpSeconds?: number; connections: number }

const measureOnce = async (target: BenchCase, { seconds, connections }: LoadSettings) => {
  const before = readProcessUsage(target.pid)
  const run = await runLoad(target, connections, seconds)
  if (run.requests === 0)
    throw new Error(
      `${target.name} sent no response in ${seconds} seconds: stop other programs of the machine and try again`,
    )
  const after = readProcessUsage(target.pid)
  const cpu = before && after ? ((after.cpuSeconds - before.cpuSeconds) * 1000) / run.requests : undefined
  return { ...run, cpu, rss: after?.rss }
}

/** Sends one request before the load: it fills the caches before many requests arrive at once. */
const warmUp = async (target: BenchCase, { connections, warmUpSeconds = 2 }: LoadSettings) => {
  const response = await fetch(target.url, { headers: target.headers ?? {}, redirect: 'manual' })
  await response.arrayBuffer()
  await runLoad(target, connections, warmUpSeconds)
}

/**
 * Returns medians over the rounds. Rounds alternate the order of the cases (A B C, C B A), so that a machine that slows
 * down slows all cases alike.
 */
export const measureCases = async (cases: BenchCase[], loadSettings: LoadSettings): Promise<Measurement[]> => {
  const runs = new Map(cases.map((target) => [target, [] as Awaited<ReturnType<typeof measureOnce>>[]]))
  for (const target of cases) await warmUp(target, loadSettings)
  for (let round = 0; round < loadSettings.rounds; round++) {
    for (const target of round % 2 ? cases.toReversed() : cases) {
      const run = await measureOnce(target, loadSettings)
      runs.get(target)!.push(run)
      console.error(`  ${round + 1}/${loadSettings.rounds} ${target.name}: ${Math.round(run.perSecond)} a second`)
    }
  }
  return [...runs].map(([{ name }, all]) => ({
    name,
    rounds: all,
    perSecond: median(all.map((run) => run.perSecond)),
    p50: median(all.map((run) => run.p50)),
    p99: median(all.map((run) => run.p99)),
    cpu: all.every((run) => run.cpu !== undefined) ? median(all.map((run) => run.cpu!)) : undefined,
    rss: all.at(-1)?.rss,
    errors: all.reduce((sum, run) => sum + run.errors, 0),
  }))
}
