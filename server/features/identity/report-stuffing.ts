import { AppError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Limits } from '../../limits/limits.ts'
import { logEvent } from '../../logging/security-events.ts'

/**
 * Called after a wrong password. Reports a client that has tried more accounts than people of one household or office
 * would by mistake. Each account counts once. The limits of guesses apply in addition.
 */
export const reportStuffing = async (
  limits: Pick<Limits, 'countDistinct'>,
  { email, error }: { email: string; error: unknown },
  { clientIp, log }: Pick<RequestContext, 'clientIp' | 'log'>,
): Promise<void> => {
  if (!(error instanceof AppError) || error.status !== 401) return
  const isExceeded = await limits.countDistinct({ limit: 'signInAccountsIp', subject: clientIp }, email, log)
  if (isExceeded) logEvent(log, { event: 'auth.stuffing_suspected' })
}
