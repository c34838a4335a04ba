import type { Environment, RunningProgram } from '../environment.ts'
import { measurePageWeights } from './measure-page-weights.ts'
import { formatTable } from '../report.ts'
import { measureSessionCost } from './measure-session-cost.ts'
import { demoCustomer } from '../sign-in.ts'

const formatKib = (bytes: number) => (bytes / 1024).toFixed(1)

/** Bytes of pages and of a session. */
export const measureSizes = async (environment: Environment, shop: RunningProgram): Promise<string> => {
  const { events } = (await (await fetch(`${shop.url}/bff/events`)).json()) as { events: { slug: string }[] }
  const pages = ['/', '/whats-on', `/whats-on/${events[0]!.slug}`]
  const weights = await measurePageWeights(pages.map((path) => shop.url + path))
  return [
    formatTable(
      ['page', 'HTML KiB br', 'JS KiB br', 'files'],
      [...weights].map(([url, { html, script, files }]) => [
        new URL(url).pathname,
        formatKib(html),
        formatKib(script),
        String(files),
      ]),
    ),
    `One signed-in shopper takes ${Math.round(await measureSessionCost(environment.redisUrl, shop.url, demoCustomer))} bytes in Redis.`,
  ].join('\n\n')
}
