import '#runtime/locals.ts'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { Config } from '../../config/config.ts'
import { listClientNetworks } from '../../limits/ip-group.ts'
import { createSubjectCounts } from '../../limits/subject-counts.ts'
import { createLimitReporter } from '../../logging/limit-reporter.ts'
import { AppError } from '../errors.ts'
import { sendRejection } from './send-rejection.ts'

type RequestsInProgressDeps = {
  config: Pick<Config, 'requestsInProgress' | 'ipv6Factors' | 'sessionKeys' | 'logClientAddress'>
  log: Logger
}

/** As in security events and metrics. */
export const requestLimitNames = ['requestsInProgressIp', 'requestsInProgress'] as const

const all = 'all clients'
const clientError = new AppError(429, 'too_many_requests', 'Too many requests at a time.', { retryAfter: 1 })
const totalError = new AppError(503, 'upstream_unavailable', 'Too many requests at a time.', { retryAfter: 5 })

/** Milliseconds that a request still counts after its client has disconnected: the API works on its calls. */
const disconnectedMs = 1_000

/**
 * Bounds the requests in progress in this process: those of one client (429), so that the others have room, and all of
 * them (503). No network has more than half of the places; the last quarter is for clients with few requests. A request
 * counts until its response is sent, or for a second after its client has disconnected. A rejected one counts nowhere.
 */
export const boundRequestsInProgress = ({ config, log }: RequestsInProgressDeps): RequestHandler => {
  const { perClient, inTotal } = config.requestsInProgress
  const reportLimit = createLimitReporter({ config, log })
  const counts = createSubjectCounts()
  const getNetworkLimit = (factor: number) =>
    counts.get(all) < inTotal * 0.75 ? Math.min(perClient * factor, inTotal / 2) : perClient / 8

  return (request, response, next) => {
    const networks = listClientNetworks(request.ip, config.ipv6Factors)
    const hasClientRoom = networks.every(({ subject, factor }) => counts.get(subject) < getNetworkLimit(factor))
    if (!hasClientRoom || counts.get(all) >= inTotal) {
      reportLimit(requestLimitNames[hasClientRoom ? 1 : 0], request.ip, response.locals.requestId)
      return sendRejection(hasClientRoom ? totalError : clientError, request, response, next)
    }
    // The client has gone: without a further close event the count would never be released.
    if (response.closed) return next()
    const subjects = [all, ...networks.map(({ subject }) => subject)]
    counts.add(subjects)
    const release = () => counts.remove(subjects)
    response.once('close', () => {
      if (response.writableFinished) release()
      else setTimeout(release, disconnectedMs).unref()
    })
    next()
  }
}
