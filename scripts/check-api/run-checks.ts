import { createChecker } from './checker.ts'
import { checkAccount } from './checks/account-checks.ts'
import { checkAccountChanges } from './checks/account-changes.ts'
import { checkBasket } from './checks/basket-checks.ts'
import { checkCatalogue } from './checks/catalogue-checks.ts'
import { checkContent } from './checks/content-checks.ts'
import { checkPurchase } from './checks/order-checks.ts'
import { checkPublicChanges } from './checks/public-changes.ts'
import { checkSearch } from './checks/search-checks.ts'
import { checkReplay, checkSessions } from './checks/session-checks.ts'
import { createHttpClient, describeFailure } from './http-client.ts'
import { CheckApiError, type CheckOptions } from './parse-options.ts'
import { createReport } from './report.ts'

/** Throws a `CheckApiError` when no server responds. */
const assertReachable = async (send: ReturnType<typeof createHttpClient>, url: string) => {
  await send({ method: 'GET', url: '/countries' }).catch((error: unknown) => {
    throw new CheckApiError(`${url} does not respond: ${describeFailure(error)}`)
  })
}

/**
 * Checks a commerce API against the contract of the shop. Prints no secret. Resolves to whether everything fits. Throws
 * a `CheckApiError` when the API does not respond.
 */
export const runChecks = async (options: CheckOptions, print: (line: string) => void): Promise<boolean> => {
  const { url, capabilities, mayWrite, account, examples, timeoutMs } = options
  const send = createHttpClient(url, timeoutMs)
  await assertReachable(send, url)
  const report = createReport((capability) => capabilities.has(capability))
  report.keepSecret(account?.password)
  report.keepSecret(options.search?.apiKey)
  const checker = createChecker({ send, report, capabilities, mayWrite })
  const { forms, categoryPath } = await checkContent(checker, examples)
  const { goods, event } = await checkCatalogue(checker, categoryPath)
  await checkSearch(checker, options, event)
  const sessions = await checkSessions(checker, { account })
  if (sessions) {
    await checkAccount(checker, sessions.account)
    await checkPublicChanges(checker, sessions.guest.token, forms)
    await checkAccountChanges(checker, sessions.account, goods)
    await checkBasket(checker, sessions.guest.token, goods, options)
    const printSafely = (line: string) => print(report.removeSecrets(line))
    await checkPurchase(checker, sessions, goods, { ...options, print: printSafely })
    await checkReplay(checker, options.refreshGraceMs)
  }
  for (const line of report.lines()) print(line)
  print(report.fits() ? '\nEverything that was checked fits.' : '\nThe API does not fit.')
  return report.fits()
}
