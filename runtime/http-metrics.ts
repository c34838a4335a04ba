import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/**
 * `route` is a pattern, never an address. `isWhole` is false when the client left before the end of its answer.
 * Seconds.
 */
export type FinishedRequest = { route: string; method: string; status: number; isWhole: boolean; seconds: number }

/** Counts a request that begins, and returns what is to be called when it is over. */
export type StartRequest = () => (ended: FinishedRequest) => void

/** Seconds. From a page that is sent as it is kept to the longest anybody is kept waiting. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Requests by what answered them: how many, with what outcome, how long they took, how many there are now. */
export const createHttpMetrics = (registry: Registry): StartRequest => {
  const registers = [registry]
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by route, method and class of status',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer',
    labelNames: ['route'],
    buckets,
    registers,
  })
  const inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'Requests not answered yet', registers })
  const knownRoutes = new Set<string>()

  /** A counter that begins with its first failure shows no rise: it begins with the first request instead. */
  const countFailuresFromZero = (route: string, method: string) => {
    const name = `${method} ${route}`
    if (knownRoutes.has(name)) return
    knownRoutes.add(name)
    requests.inc({ route, method, status: '5xx' }, 0)
  }

  return () => {
    inFlight.inc()
    return ({ route, method: requestMethod, status, isWhole, seconds: elapsed }) => {
      const method = methods.has(requestMethod) ? requestMethod : 'other'
      inFlight.dec()
      countFailuresFromZero(route, method)
      requests.inc({ route, method, status: isWhole ? `${Math.floor(status / 100)}xx` : 'abandoned' })
      seconds.observe({ route }, elapsed)
    }
  }
}
