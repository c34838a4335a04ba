import type { RequestContext } from '../http/request-context.ts'
import type { LimitKey } from './limits.ts'

/**
 * What a guess of an account's password counts against: the account and the IP address, or, on a device that the
 * account knows, that device alone.
 */
export const listPasswordLimits = async (
  { session, clientIp }: Pick<RequestContext, 'session' | 'clientIp'>,
  email: string,
): Promise<LimitKey[]> => {
  const device = await session.findKnownDevice(email)
  if (device !== undefined) return [{ limit: 'signInDevice', subject: device }]
  return [
    { limit: 'signInAccount', subject: email },
    { limit: 'signInIp', subject: clientIp },
  ]
}
