import { readFile } from 'node:fs/promises'
import { endpoints } from '#shared/api/endpoints.ts'
import { toRepositoryPath } from '#scripts/repository.ts'
import type { RecordedResponse } from './recorder.ts'

/** The routes of the shop that a run visited, and those that it missed. */
export type Coverage = { covered: number; total: number; missed: string[]; statuses: number[] }

/** Routes of the server other than pages and `/bff`. */
export const otherRoutes = [
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

const createMatcher = (pattern: string) => {
  const [method, path] = pattern.split(' ') as [string, string]
  const expression = path
    .replace(/[.+]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\/\*$/, '/.+')
    .replace(/^\*$/, '/.+')
  return { method, path: new RegExp(`^${expression}/?$`) }
}

/** The paths of all pages in `client/app/routes.tsx`. */
export const readPagePaths = async () => {
  const routes = await readFile(toRepositoryPath('client', 'app', 'routes.tsx'), 'utf8')
  return [...routes.matchAll(/^\s*page\('([^']+)'/gm)].map(([, path]) => path!)
}

export const computeCoverage = async (responses: readonly RecordedResponse[]): Promise<Coverage> => {
  const bff = Object.values(endpoints).map(({ method, path }) => `${method} /bff${path}`)
  const pages = (await readPagePaths()).map((path) => `GET ${path}`)
  const expectedRoutes = [...bff, ...pages, ...otherRoutes]
  const missed = expectedRoutes.filter((pattern) => {
    const { method, path } = createMatcher(pattern)
    return !responses.some(
      (response) => response.method === method && path.test(response.path) && response.status < 500,
    )
  })
  const statuses = [...new Set(responses.map(({ status }) => status))].toSorted((a, b) => a - b)
  return { covered: expectedRoutes.length - missed.length, total: expectedRoutes.length, missed, statuses }
}
