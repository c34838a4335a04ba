import { Counter, Gauge } from 'prom-client'
import { createRegistry } from '#runtime/create-registry.ts'
import { createHttpMetrics } from '#runtime/http-metrics.ts'
import type { Connection } from '../db/connect.ts'
import { jobs, operatorRejections, type Metrics } from './metrics.ts'
import { countPendingWork } from './pending-work.ts'

/** Milliseconds a scrape waits for the database. */
const scrapeTimeoutMs = 1_000

/** The result of the work; undefined on timeout or failure. */
const withTimeout = async <T>(work: Promise<T>): Promise<T | undefined> => {
  const timeout = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), scrapeTimeoutMs).unref())
  return Promise.race([work, timeout]).catch(() => undefined)
}

type MetricsDeps = { connection: Connection; now: () => Date; revision: string | undefined }

/**
 * Metrics of one API process in a registry of its own (docs/monitoring.md lists the names). Each scrape queries the
 * database.
 */
export const createMetrics = ({ connection: { db, pool }, now, revision }: MetricsDeps): Metrics => {
  const registry = createRegistry(revision)
  const registers = [registry]
  const recordRequestStart = createHttpMetrics(registry)
  const jobRuns = new Counter({
    name: 'job_runs_total',
    help: 'Runs of scheduled jobs, by outcome',
    labelNames: ['job_name', 'outcome'],
    registers,
  })
  const lastSuccess = new Gauge({
    name: 'job_last_success_timestamp_seconds',
    help: 'When a job last succeeded, in seconds since 1970',
    labelNames: ['job_name'],
    registers,
  })
  const failures = new Counter({
    name: 'background_failures_total',
    help: 'Failed work after a response, such as an account email that was not sent',
    registers,
  })
  const rejections = new Counter({
    name: 'operator_refusals_total',
    help: 'Calls of operators without a valid key or the role, or over the limit of wrong keys',
    labelNames: ['reason'],
    registers,
  })
  const up = new Gauge({
    name: 'database_up',
    help: '1 when the database responds to this scrape within a second',
    registers,
  })
  const pendingCount = new Gauge({
    name: 'pending_work',
    help: 'Pending rows in the database, by kind',
    labelNames: ['kind'],
    registers,
  })
  const oldestPending = new Gauge({
    name: 'pending_work_oldest_seconds',
    help: 'Seconds for which the oldest pending row has been due or waiting',
    labelNames: ['kind'],
    registers,
  })
  for (const reason of operatorRejections) rejections.inc({ reason }, 0)
  for (const job of jobs) for (const outcome of ['done', 'failed']) jobRuns.inc({ job_name: job, outcome }, 0)

  const updateDatabaseGauges = async () => {
    const pending = await withTimeout(countPendingWork(db, now()))
    up.set(pending ? 1 : 0)
    // Omits a value that is unknown.
    pendingCount.reset()
    oldestPending.reset()
    for (const { kind, count, oldestSeconds } of pending ?? []) {
      pendingCount.set({ kind }, count)
      oldestPending.set({ kind }, oldestSeconds)
    }
  }

  if (pool) {
    new Gauge({
      name: 'database_connections',
      help: 'Used and idle connections of the pool, and requests that wait for one',
      labelNames: ['state'],
      registers,
      collect() {
        const { totalCount, idleCount, waitingCount } = pool
        this.set({ state: 'used' }, totalCount - idleCount)
        this.set({ state: 'idle' }, idleCount)
        this.set({ state: 'awaited' }, waitingCount)
      },
    })
  }

  return {
    recordRequestStart,
    recordJob: (job, outcome) => {
      jobRuns.inc({ job_name: job, outcome })
      if (outcome === 'done') lastSuccess.set({ job_name: job }, now().getTime() / 1000)
    },
    recordBackgroundFailure: () => failures.inc(),
    recordOperatorRejection: (reason) => rejections.inc({ reason }),
    scrape: async () => {
      await updateDatabaseGauges()
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
  }
}
