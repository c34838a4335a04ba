import type { Logger } from 'pino'
import { deleteDueAccounts } from './store/accounts/account-deletion.ts'
import { deleteExpired } from './store/accounts/delete-expired.ts'
import { releaseDueHolds } from './store/baskets/holds.ts'
import type { Chore as ChoreName, Metrics } from './metrics/metrics.ts'
import { payRefunds, type RefundDeps } from './payments/pay-refunds.ts'
import { sendDueLetters, type LetterDeps } from './mail/send-due-letters.ts'

export type Housekeeping = { stop: () => Promise<void> }

type Chore = {
  name: ChoreName
  work: () => Promise<void>
  everyMs: number
  log: Logger
  metrics: Pick<Metrics, 'choreEnded'>
}

/** Works at once and at every interval, one round after the other, until stopped. A failed round is logged. */
export const startChore = ({ name, work, everyMs, log, metrics }: Chore): Housekeeping => {
  const done = () => metrics.choreEnded(name, 'done')
  const failed = (error: unknown) => {
    metrics.choreEnded(name, 'failed')
    log.error({ err: error, chore: name }, 'housekeeping failed')
  }
  let round = work().then(done, failed)
  let isBusy = false
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    round = round
      .then(work)
      .then(done, failed)
      .finally(() => (isBusy = false))
  }, everyMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await round
    },
  }
}

type Work = LetterDeps &
  RefundDeps & {
    metrics: Pick<Metrics, 'choreEnded'>
    /** For what expires in days. */
    everyMs: number
    /** For what somebody waits for. */
    oftenMs: number
  }

/**
 * Carries out due deletions, forgets what has expired, gives back what baskets hold no longer, and sends letters that
 * did not go out.
 */
export const startHousekeeping = (deps: Work): Housekeeping => {
  const { db, now, log, metrics, everyMs, oftenMs } = deps
  const tidy = async () => {
    await deleteExpired(db, now())
    const accounts = await deleteDueAccounts(db, now())
    if (accounts > 0) log.info({ accounts }, 'accounts deleted')
  }
  const release = async () => {
    const holds = await releaseDueHolds(db, now())
    if (holds > 0) log.info({ holds }, 'holds released')
  }
  const chores = [
    startChore({ name: 'deletions', work: tidy, everyMs, log, metrics }),
    startChore({ name: 'holds', work: release, everyMs: oftenMs, log, metrics }),
    startChore({ name: 'refunds', work: () => payRefunds(deps), everyMs: oftenMs, log, metrics }),
    startChore({ name: 'letters', work: () => sendDueLetters(deps), everyMs: oftenMs, log, metrics }),
  ]
  return { stop: async () => void (await Promise.all(chores.map(({ stop }) => stop()))) }
}
