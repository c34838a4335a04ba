import type { RequestHandler } from 'express'
import { toIpGroup } from '../../limits/ip-group.ts'
import type { TakeProcessorTurn } from '../../limits/processor-turns.ts'
import { toErrorHeaders } from '../errors.ts'
import { boundRequestsInProgress, type RequestsInProgressDeps } from './bound-requests-in-progress.ts'

/** A page loads many pictures at once, and a household more than one page. */
const filesInProgress = { perClient: 120, inTotal: 960 }

type FileTurnsDeps = Omit<RequestsInProgressDeps, 'bounds'> & { takeTurn: TakeProcessorTurn }

/**
 * Serves files of networks in turn, so that one network's files delay those of others by one file. Bounds the files in
 * progress apart from other requests, and rejects more of them without a page.
 */
export const takeFileTurns = ({ config, log, takeTurn }: FileTurnsDeps): RequestHandler => {
  const boundFiles = boundRequestsInProgress({ config, log, bounds: filesInProgress })
  return (request, response, next) =>
    boundFiles(request, response, async (error) => {
      if (error) return response.status(error.status).set(toErrorHeaders(error)).type('text/plain').send(error.message)
      await takeTurn(toIpGroup(request.ip))
      if (!response.closed) next()
    })
}
