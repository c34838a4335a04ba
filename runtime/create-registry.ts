import { readFileSync } from 'node:fs'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

/** Gauges of the library that call themselves totals, and what they sum up by Node's undocumented lists. */
const misnamedMetrics = [
  'nodejs_active_handles',
  'nodejs_active_handles_total',
  'nodejs_active_requests',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
]

/**
 * Numbers of one app: at first what the process is. `revision` is that of the source it was built of, as far as
 * somebody said.
 */
export const createRegistry = (revision = ''): Registry => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const name of misnamedMetrics) registry.removeSingleMetric(name)
  new Gauge({
    name: 'stagedoor_build_info',
    help: 'Always 1; what is running',
    labelNames: ['version', 'revision'],
    registers: [registry],
  }).set({ version, revision }, 1)
  return registry
}
