import type { Request } from 'express'
import type { OperatorRole } from '#shared/wire/extensions/operators.ts'
import { hashToken, isSameSecret } from '../domain/secrets.ts'
import type { Db } from '../db/connect.ts'
import type { OperatorRejection } from '../metrics/metrics.ts'
import { recordAct, type Actor } from '../store/operators/audit-log.ts'
import { findOperatorByKey } from '../store/operators/operators.ts'
import { ApiError } from './api-error.ts'
import type { ReferenceApiDeps } from './call.ts'
import type { ActReport, CallingOperator } from './calling-operator.ts'
import type { OperatorAccess, Route } from './define-route.ts'

type KeyOwner = Actor & { roles: readonly OperatorRole[]; isRevoked: boolean }

const administrator: KeyOwner = { id: null, name: 'Administrator', roles: [], isRevoked: false }

const toLoggedId = ({ id }: Actor) => id ?? 'administrator'

const findKeyOwner = async ({ db, operatorAdminKey }: ReferenceApiDeps, key: string): Promise<KeyOwner | undefined> => {
  if (isSameSecret(key, operatorAdminKey)) return administrator
  const operator = await findOperatorByKey(db, hashToken(key))
  return operator && { ...operator, isRevoked: operator.revoked_at !== null }
}

export const isOperatorAccess = (access: Route['access']): access is OperatorAccess =>
  access === 'administrator' || access.startsWith('operator:')

const hasAccess = ({ id, roles }: KeyOwner, access: OperatorAccess) =>
  access === 'administrator' ? id === null : roles.some((role) => access === `operator:${role}`)

const createRecord = ({ id, name }: Actor, request: Request, { now }: ReferenceApiDeps, route: Route) => {
  return (tx: Db, { subject, outcome = 'done', details = {} }: ActReport) => {
    if (!route.act) throw new Error(`${route.path} names no act`)
    const requestId = request.res?.locals.requestId ?? null
    return recordAct(tx, { actor: { id, name }, act: route.act, subject, outcome, details, requestId, now: now() })
  }
}

type LoggedEvent = { client: string } & (
  | { event: 'operator.call'; operator: string }
  | { event: 'operator.refused'; operator: string | undefined; reason: OperatorRejection }
  | { event: 'operator.limited' }
)

const logEvent = (request: Request, { log }: ReferenceApiDeps, { method, path }: Route, event: LoggedEvent) =>
  log[event.event === 'operator.call' ? 'info' : 'warn'](
    { requestId: request.res?.locals.requestId, ...event, method, route: path },
    'operator',
  )

/** Counts a wrong key of this client. Throws 429 after too many. */
const countWrongKey = async (request: Request, deps: ReferenceApiDeps, route: Route, client: string) => {
  const { waitSeconds, isLimitReached } = await deps.rejectionLimit.count(client)
  if (waitSeconds === 0) return
  deps.metrics.recordOperatorRejection('limit')
  // Logs one line for all further keys, so that they do not fill the log.
  if (isLimitReached) logEvent(request, deps, route, { event: 'operator.limited', client })
  request.res?.setHeader('Retry-After', waitSeconds)
  throw new ApiError(429, 'operator.limited')
}

const isAllowed = (owner: KeyOwner | undefined, access: OperatorAccess): owner is KeyOwner =>
  owner !== undefined && !owner.isRevoked && hasAccess(owner, access)

const findRejection = (owner: KeyOwner | undefined): OperatorRejection => {
  if (!owner) return 'no valid key'
  return owner.isRevoked ? 'revoked key' : 'role'
}

/**
 * Limits how many rejections for a missing role reach the audit log. The process log has all of them. Another limit
 * applies to wrong keys.
 */
const hasRoomInAuditLog = async ({ rejectionLimit }: ReferenceApiDeps, owner: KeyOwner, reason: OperatorRejection) =>
  reason !== 'role' || (await rejectionLimit.count(toLoggedId(owner))).waitSeconds === 0

/**
 * The operator whose key the request has. Throws 401 for an unknown or revoked key, 403 without the role of the route.
 * Logs each call and each rejection, and adds the first rejections of known operators to the audit log. Throws 429 for
 * too many wrong keys of a client.
 */
export const requireOperator = async (
  request: Request,
  deps: ReferenceApiDeps,
  route: Route,
  access: OperatorAccess,
): Promise<CallingOperator> => {
  const key = request.get('Operator-Key')
  const client = deps.rejectionLimit.nameClient(request.socket.remoteAddress ?? '')
  const owner = key === undefined ? undefined : await findKeyOwner(deps, key)
  if (isAllowed(owner, access)) {
    logEvent(request, deps, route, { event: 'operator.call', operator: toLoggedId(owner), client })
    return { id: owner.id, name: owner.name, roles: owner.roles, record: createRecord(owner, request, deps, route) }
  }
  const reason = findRejection(owner)
  if (key !== undefined && reason !== 'role') await countWrongKey(request, deps, route, client)
  deps.metrics.recordOperatorRejection(reason)
  logEvent(request, deps, route, { event: 'operator.refused', operator: owner && toLoggedId(owner), client, reason })
  if (owner && route.act && (await hasRoomInAuditLog(deps, owner, reason))) {
    const record = createRecord(owner, request, deps, route)
    await record(deps.db, { subject: null, outcome: 'refused', details: { reason } })
  }
  throw reason === 'role' ? new ApiError(403, 'operator.role') : new ApiError(401, 'operator.required')
}

/** Adds a failed call to the audit log: rejected by a rule, or ended by an internal error. */
export const recordFailure = async (
  { record }: CallingOperator,
  { db, log }: ReferenceApiDeps,
  request: Request,
  error: unknown,
): Promise<void> => {
  const isRejected = error instanceof ApiError && error.status < 500
  const subject = Object.values(request.params).flat().join('/').replaceAll('\0', '').slice(0, 200) || null
  const details = isRejected ? { reason: error.key } : {}
  await record(db, { subject, outcome: isRejected ? 'refused' : 'failed', details }).catch((cause: unknown) =>
    // Only logged: the database may be the cause of the failed call, and the client gets the error of that call.
    log.error({ requestId: request.res?.locals.requestId, err: cause, route: request.res?.locals.route }, 'failed'),
  )
}
