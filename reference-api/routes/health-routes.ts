import { sql } from 'kysely'
import { z } from 'zod'
import { ApiError } from '../http/api-error.ts'
import { defineRoute } from '../http/define-route.ts'

const status = z.object({ status: z.literal('ok') })
const okStatus = { status: 'ok' as const }

const health = defineRoute({
  method: 'get',
  path: '/healthz',
  tag: 'Operations',
  summary: 'The process responds',
  access: 'public',
  response: status,
  handle: async () => okStatus,
})

const readiness = defineRoute({
  method: 'get',
  path: '/readyz',
  tag: 'Operations',
  summary: 'The database responds',
  access: 'public',
  response: status,
  errorStatuses: [503],
  handle: async (_input, { db }) => {
    await sql`select 1`.execute(db).catch((cause: unknown) => {
      throw new ApiError(503, 'server.notReady', { cause })
    })
    return okStatus
  },
})

export const healthRoutes = [health, readiness]
