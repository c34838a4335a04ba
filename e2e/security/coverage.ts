import { readFile } from 'node:fs/promises'
import { endpoints } from '#shared/api/endpoints.ts'
import { inRepository } from '#scripts/repository.ts'
import type { Seen } from './recorder.ts'

/** Of everything that answers in the shop, what a whole run saw at least once, and what not. */
export type Coverage = { seen: number; of: number; missed: string[]; statuses: number[] }

/** What the server answers beside pages and `/bff`. */
export const otherWays = [
  'GET /healthz',
  'GET /readyz',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /sitemaps/*',
  'GET /_next/image',
  'GET /media/*',
  'GET /assets/*',
  'GET /feeds/:feed.xml',
  'GET /share/*',
  'GET /whats-on/:slug/calendar.:language.ics',
  'GET /orders/:id/tickets.pdf',
  'GET /orders/:id/calendar.ics',
  'GET /.well-known/security.txt',
  'POST /reports/csp',
]

const matcher = (pattern: string) => {
  const [method, path] = pattern.split(' ') as [string, string]
  const expression = path
    .replace(/[.+]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\/\*$/, '/.+')
    .replace(/^\*$/, '/.+')
  return { method, path: new RegExp(`^${expression}/?$`) }
}

/** The paths of all pages, as `client/app/routes.tsx` declares them. */
export const pagePaths = async () => {
  const routes = await readFile(inRepository('client', 'app', 'routes.tsx'), 'utf8')
  return [...routes.matchAll(/^\s*page\('([^']+)'/gm)].map(([, path]) => path!)
}

export const coverageOf = async (seen: readonly Seen[]): Promise<Coverage> => {
  const bff = Object.values(endpoints).map(({ method, path }) => `${method} /bff${path}`)
  const pages = (await pagePaths()).map((path) => `GET ${path}`)
  const wanted = [...bff, ...pages, ...otherWays]
  const missed = wanted.filter((pattern) => {
    const { method, path } = matcher(pattern)
    return !seen.some((each) => each.method === method && path.test(each.path) && each.status < 500)
  })
  const statuses = [...new Set(seen.map(({ status }) => status))].toSorted((a, b) => a - b)
  return { seen: wanted.length - missed.length, of: wanted.length, missed, statuses }
}
