import { Router } from 'express'
import { respondsInTime } from '../responds-in-time.ts'
import type { Storage } from '../../storage/storage.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'

type HealthDeps = {
  storage: Pick<Storage, 'ping'>
  api: Pick<CommerceApi, 'ping'>
  /** False while the process stops, so that load balancers send no more requests. */
  isAccepting?: () => boolean
}

const checkDependency = async (ping: (signal: AbortSignal) => Promise<void>): Promise<'up' | 'down'> =>
  (await respondsInTime(ping)) ? 'up' : 'down'

/** `/healthz` responds 200 while the process runs; `/readyz` only while Redis and the commerce API respond. */
export const createHealthRouter = ({ storage, api, isAccepting = () => true }: HealthDeps): Router => {
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
      checkDependency(() => storage.ping()),
      checkDependency((signal) => api.ping(signal)),
    ])
    const isReady = isAccepting() && sessions === 'up' && commerceApi === 'up'
    response
      .status(isReady ? 200 : 503)
      .json({ status: isReady ? 'up' : 'down', accepting: isAccepting(), sessions, commerceApi })
  })
  return router
}
