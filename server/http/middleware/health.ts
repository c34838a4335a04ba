import { Router } from 'express'
import { answersInTime } from '../answers-in-time.ts'
import type { Storage } from '../../storage/storage.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'

export type HealthDeps = {
  storage: Pick<Storage, 'ping'>
  api: Pick<CommerceApi, 'ping'>
  /** False once the process is asked to stop, so that a load balancer sends no more. */
  isAccepting?: () => boolean
}

const check = async (ping: (signal: AbortSignal) => Promise<void>): Promise<'up' | 'down'> =>
  (await answersInTime(ping)) ? 'up' : 'down'

/** `/healthz`: the process lives. `/readyz`: it can serve shoppers, since Redis and the commerce API answer. */
export const health = ({ storage, api, isAccepting = () => true }: HealthDeps): Router => {
  const router = Router()
  router.use(['/healthz', '/readyz'], (_request, response, next) => {
    response.set('Cache-Control', 'no-store')
    next()
  })
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'up' })
  })
  router.get('/readyz', async (_request, response) => {
    const [sessions, commerceApi] = await Promise.all([
      check(() => storage.ping()),
      check((signal) => api.ping(signal)),
    ])
    const ready = isAccepting() && sessions === 'up' && commerceApi === 'up'
    response
      .status(ready ? 200 : 503)
      .json({ status: ready ? 'up' : 'down', accepting: isAccepting(), sessions, commerceApi })
  })
  return router
}
