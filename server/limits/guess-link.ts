import type { RequestContext } from '../http/request-context.ts'
import type { Limits } from './limits.ts'

/**
 * Makes a call whose result reveals whether the token of a mailed or shared link is right. Applies the limit of such
 * guesses.
 */
export const guessLink = <T>(
  limits: Limits,
  { clientIp, log }: Pick<RequestContext, 'clientIp' | 'log'>,
  guess: () => Promise<T>,
): Promise<T> => limits.consumeForGuess([{ limit: 'linksIp', subject: clientIp }], log, guess)
