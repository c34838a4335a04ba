import type { Logger } from 'pino'
import { deleteDueAccounts } from './db/account-deletion.ts'
import { deleteExpired } from './db/delete-expired.ts'
import { releaseDueHolds } from './db/holds.ts'
import { payRefunds, type RefundDeps } from './payments/pay-refunds.ts'
import { sendDueLetters, type LetterDeps } from './mail/send-due-letters.ts'

export type Housekeeping = { stop: () => Promise<void> }

type Chore = { name: string; work: () => Promise<void>; everyMs: number; log: Logger }

/** Works at once and at every interval, one round after the other, until stopped. A failed round is logged. */
export const startChore = ({ name, work, everyMs, log }: Chore): Housekeeping => {
  const failed = (error: unknown) => log.error({ err: error, chore: name }, 'housekeeping failed')
  let round = work().catch(failed)
  let isBusy = false
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    round = round.then(work).catch(failed).finally(() => (isBusy = false))
  }, everyMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await round
    },
  }
}

type Work = LetterDeps & RefundDeps & {
  /** For what expires in days. */
  everyMs: number
  /** For what somebody waits for. */
  oftenMs: number
}

/** Carries out due deletions, forgets what has expired, gives back what baskets hold no longer, and sends letters that did not go out. */
export const startHousekeeping = (deps: Work): Housekeeping => {
  const { db, now, log, everyMs, oftenMs } = deps
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
    startChore({ name: 'deletions', work: tidy, everyMs, log }),
    startChore({ name: 'holds', work: release, everyMs: oftenMs, log }),
    startChore({ name: 'refunds', work: () => payRefunds(deps), everyMs: oftenMs, log }),
    startChore({ name: 'letters', work: () => sendDueLetters(deps), everyMs: oftenMs, log }),
  ]
  return { stop: async () => void (await Promise.all(chores.map(({ stop }) => stop()))) }
}
