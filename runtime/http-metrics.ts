import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/**
 * `route` is a pattern, never a URL. `isWhole` is false when the client disconnects before the end of its response.
 * `seconds` is the duration.
 */
type FinishedRequest = { route: string; method: string; status: number; isWhole: boolean; seconds: number }

/** Counts a request at its start. Returns the function to call at its end. */
export type StartRequest = () => (ended: FinishedRequest) => void

/** In seconds: from a cached page to the longest wait that a timeout allows. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** HTTP requests by route: count, outcome, duration, and how many are in flight. */
export const createHttpMetrics = (registry: Registry): StartRequest => {
  const registers = [registry]
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'HTTP requests by route, method and status class',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its response',
    labelNames: ['route'],
    buckets,
    registers,
  })
  const inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'HTTP requests in flight', registers })
  const knownRoutes = new Set<string>()

  /**
   * Creates the counter of failures with 0 at the first request: a counter that starts with its first failure would
   * show no increase.
   */
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
