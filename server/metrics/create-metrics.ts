import { Counter, Gauge, Histogram } from 'prom-client'
import { createRegistry } from '#runtime/create-registry.ts'
import { createHttpMetrics } from '#runtime/http-metrics.ts'
import { requestLimitNames } from '../http/middleware/bound-requests-in-progress.ts'
import { fileLimitName } from '../http/middleware/take-file-turns.ts'
import { callLimitName } from '../upstream/client-calls.ts'
import { respondsInTime } from '../http/responds-in-time.ts'
import type { Config } from '../config/config.ts'
import { upstreamGroups } from '../upstream/upstream-group.ts'
import {
  outcomesByCache,
  measuredGroups,
  callOutcomes,
  refreshOutcomes,
  type CacheName,
  type Metrics,
} from './metrics.ts'
import { createSecurityCounters } from './security-counters.ts'

/** In seconds. A call that times out counts with its whole duration. */
const callBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Creates the metrics of one app, in a separate registry (docs/monitoring.md lists the names). */
export const createMetrics = ({ limits, buildRevision }: Pick<Config, 'limits' | 'buildRevision'>): Metrics => {
  const registry = createRegistry(buildRevision)
  const registers = [registry]

  const calls = new Counter({
    name: 'upstream_calls_total',
    help: 'Calls to the commerce API and the search index, by outcome',
    labelNames: ['group', 'outcome'],
    registers,
  })
  const callSeconds = new Histogram({
    name: 'upstream_call_duration_seconds',
    help: 'Duration of those calls',
    labelNames: ['group'],
    buckets: callBuckets,
    registers,
  })
  const circuits = new Gauge({
    name: 'upstream_circuit_open',
    help: '1 while the circuit of a group is open',
    labelNames: ['group'],
    registers,
  })
  const cacheLookups = new Counter({
    name: 'cache_lookups_total',
    help: 'Look-ups in a cache, by outcome',
    labelNames: ['cache', 'outcome'],
    registers,
  })
  const guests = new Counter({ name: 'guest_sessions_total', help: 'Guest sessions created', registers })
  const limitNames = [...Object.keys(limits), ...requestLimitNames, fileLimitName, callLimitName]
  const recordSecurityEvent = createSecurityCounters(registry, limitNames)
  const refreshes = new Counter({
    name: 'session_refreshes_total',
    help: 'Refreshes of expired tokens, by outcome',
    labelNames: ['outcome'],
    registers,
  })

  // Creates all series with the value 0: a counter that starts with its first event would show no increase.
  for (const group of measuredGroups) {
    for (const outcome of callOutcomes) calls.inc({ group, outcome }, 0)
    callSeconds.zero({ group })
  }
  for (const group of [...upstreamGroups, 'search index']) circuits.set({ group }, 0)
  for (const cache of Object.keys(outcomesByCache) as CacheName[])
    for (const outcome of outcomesByCache[cache]) cacheLookups.inc({ cache, outcome }, 0)
  for (const outcome of refreshOutcomes) refreshes.inc({ outcome }, 0)

  return {
    startRequest: createHttpMetrics(registry),
    recordUpstreamCall: (group, outcome, seconds) => {
      calls.inc({ group, outcome })
      if (seconds !== undefined) callSeconds.observe({ group }, seconds)
    },
    recordCircuitState: (group, isOpen) => circuits.set({ group }, isOpen ? 1 : 0),
    recordCacheLookup: (cache, outcome) => cacheLookups.inc({ cache, outcome }),
    recordGuest: () => guests.inc(),
    recordRefresh: (outcome) => refreshes.inc({ outcome }),
    recordSecurityEvent,
    setRedisCheck: (ping) => {
      new Gauge({
        name: 'redis_up',
        help: '1 when Redis responds to this scrape',
        registers,
        async collect() {
          this.set((await respondsInTime(ping)) ? 1 : 0)
        },
      })
    },
    scrape: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  }
}
