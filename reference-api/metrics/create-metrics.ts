import { Counter, Gauge } from 'prom-client'
import { createRegistry } from '#runtime/create-registry.ts'
import { createHttpMetrics } from '#runtime/http-metrics.ts'
import type { Connection } from '../db/connect.ts'
import { chores, type Metrics } from './metrics.ts'
import { workWaiting } from './work-waiting.ts'

/** Milliseconds a scrape waits for the database. */
const patience = 1_000

/** Undefined where it takes longer than that, or fails. */
const inTime = async <T>(work: Promise<T>): Promise<T | undefined> => {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience).unref())
  return Promise.race([work, late]).catch(() => undefined)
}

type MetricsDeps = { connection: Connection; now: () => Date; revision: string | undefined }

/**
 * Counts for one API, in a registry of its own (docs/operations.md lists the names). The database is asked at each
 * scrape.
 */
export const createMetrics = ({ connection: { db, pool }, now, revision }: MetricsDeps): Metrics => {
  const registry = createRegistry(revision)
  const registers = [registry]
  const requestBegan = createHttpMetrics(registry)
  const rounds = new Counter({
    name: 'chore_rounds_total',
    help: 'Rounds of housekeeping, by outcome',
    labelNames: ['chore', 'outcome'],
    registers,
  })
  const lastDone = new Gauge({
    name: 'chore_last_done_timestamp_seconds',
    help: 'When a chore last had a round that did not fail',
    labelNames: ['chore'],
    registers,
  })
  const failures = new Counter({
    name: 'background_failures_total',
    help: 'Work behind an answer that failed: a letter that did not go out, say',
    registers,
  })
  const up = new Gauge({
    name: 'database_up',
    help: '1 when the database answers this scrape within a second',
    registers,
  })
  const waiting = new Gauge({
    name: 'work_waiting',
    help: 'What is in the database to be done',
    labelNames: ['kind'],
    registers,
  })
  const oldest = new Gauge({
    name: 'work_waiting_oldest_seconds',
    help: 'How long the oldest of it has been due or waiting',
    labelNames: ['kind'],
    registers,
  })
  for (const chore of chores) for (const outcome of ['done', 'failed']) rounds.inc({ chore, outcome }, 0)

  const look = async () => {
    const found = await inTime(workWaiting(db, now()))
    up.set(found ? 1 : 0)
    // What nobody can tell is left out.
    waiting.reset()
    oldest.reset()
    for (const { kind, count, oldestSeconds } of found ?? []) {
      waiting.set({ kind }, count)
      oldest.set({ kind }, oldestSeconds)
    }
  }

  if (pool) {
    new Gauge({
      name: 'database_connections',
      help: 'Connections of the pool that work and that are free, and requests that wait for one',
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
    requestBegan,
    choreEnded: (chore, outcome) => {
      rounds.inc({ chore, outcome })
      if (outcome === 'done') lastDone.set({ chore }, now().getTime() / 1000)
    },
    backgroundFailed: () => failures.inc(),
    scrape: async () => {
      await look()
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
  }
}
