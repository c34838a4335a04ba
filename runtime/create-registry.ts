import { readFileSync } from 'node:fs'
import { getHeapStatistics } from 'node:v8'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

/**
 * Default metrics that the registry leaves out: gauges whose names wrongly end in `_total`, and those that read the
 * same undocumented lists of Node.
 */
const misnamedMetrics = [
  'nodejs_active_handles',
  'nodejs_active_handles_total',
  'nodejs_active_requests',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
]

/**
 * Creates the registry of one app, with the metrics of the process. `revision` is that of the build's source, if known.
 */
export const createRegistry = (revision = ''): Registry => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const name of misnamedMetrics) registry.removeSingleMetric(name)
  new Gauge({
    name: 'nodejs_heap_size_limit_bytes',
    help: 'The heap size at which V8 ends the process',
    registers: [registry],
  }).set(getHeapStatistics().heap_size_limit)
  new Gauge({
    name: 'stagedoor_build_info',
    help: 'Always 1; its labels name the running build',
    labelNames: ['version', 'revision'],
    registers: [registry],
  }).set({ version, revision }, 1)
  return registry
}
