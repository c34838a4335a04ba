import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { answersInTime } from '../answers-in-time.ts'
import type { Config } from '../config.ts'
import { callGroups } from '../upstream/call-group.ts'
import type { CalledGroup, Metrics } from './metrics.ts'
import { createSecurityCounters } from './security-counters.ts'

/** Seconds. From a page that is sent as it is kept to the longest anybody is kept waiting. */
const requestBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const callBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const groups: readonly CalledGroup[] = [...callGroups, 'search index']

/** Counts for one app, in a registry of its own (docs/operations.md lists the names). */
export const createMetrics = ({ limits }: Pick<Config, 'limits'>): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Counter({ name: 'http_requests_total', help: 'Requests answered', labelNames: ['route', 'method', 'status'], registers })
  const requestSeconds = new Histogram({ name: 'http_request_duration_seconds', help: 'From the head of a request to the end of its answer', labelNames: ['route'], buckets: requestBuckets, registers })
  const inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'Requests not answered yet', registers })
  const calls = new Counter({ name: 'upstream_calls_total', help: 'Calls to the commerce API and the search index', labelNames: ['group', 'outcome'], registers })
  const callSeconds = new Histogram({ name: 'upstream_call_duration_seconds', help: 'How long those calls took', labelNames: ['group'], buckets: callBuckets, registers })
  const circuits = new Gauge({ name: 'upstream_circuit_open', help: '1 while a group is left alone', labelNames: ['group'], registers })
  const caches = new Counter({ name: 'cache_lookups_total', help: 'What was looked for in memory', labelNames: ['cache', 'outcome'], registers })
  const guests = new Counter({ name: 'guest_sessions_total', help: 'Guest sessions begun', registers })
  const securityEvent = createSecurityCounters(registry, Object.keys(limits))
  for (const group of groups) circuits.set({ group }, 0)

  return {
    requestBegan: () => {
      inFlight.inc()
      return ({ route, method, status, isWhole, seconds }) => {
        inFlight.dec()
        requests.inc({ route, method: methods.has(method) ? method : 'other', status: isWhole ? `${Math.floor(status / 100)}xx` : 'abandoned' })
        requestSeconds.observe({ route }, seconds)
      }
    },
    called: (group, outcome, seconds) => {
      calls.inc({ group, outcome })
      if (seconds !== undefined) callSeconds.observe({ group }, seconds)
    },
    circuitTurned: (group, isOpen) => circuits.set({ group }, isOpen ? 1 : 0),
    cacheAsked: (cache, outcome) => caches.inc({ cache, outcome }),
    guestBegan: () => guests.inc(),
    securityEvent,
    asksRedis: (ping) => {
      new Gauge({
        name: 'redis_up',
        help: '1 when Redis answers this scrape',
        registers,
        async collect() {
          this.set((await answersInTime(ping)) ? 1 : 0)
        },
      })
    },
    scrape: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  }
}
