import type { RequestContext } from '../http/request-context.ts'
import type { LimitKey } from './limits.ts'

/**
 * The keys against which a guess of an account's password counts: those of the account and of the IP address. On a
 * device that the account knows, it counts against that device alone. Right passwords also count against the IP
 * address, with a separate limit.
 */
export const listPasswordLimits = async (
  { session, clientIp }: Pick<RequestContext, 'session' | 'clientIp'>,
  email: string,
): Promise<LimitKey[]> => {
  const device = await session.findKnownDevice(email)
  const checked: LimitKey = { limit: 'passwordsIp', subject: clientIp, countsRight: true }
  if (device !== undefined) return [checked, { limit: 'signInDevice', subject: device }]
  return [checked, { limit: 'signInIp', subject: clientIp }, { limit: 'signInAccount', email }]
}
