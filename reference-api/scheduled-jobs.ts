import type { Logger } from 'pino'
import { deleteDueAccounts } from './store/accounts/account-deletion.ts'
import { deleteExpired } from './store/accounts/delete-expired.ts'
import { releaseExpiredHolds } from './store/baskets/holds.ts'
import type { Job, Metrics } from './metrics/metrics.ts'
import { payRefunds, type RefundDeps } from './payments/pay-refunds.ts'
import { sendQueuedEmails, type EmailDeps } from './mail/send-queued-emails.ts'

export type RunningJob = { stop: () => Promise<void> }

type JobOptions = {
  name: Job
  run: () => Promise<void>
  intervalMs: number
  log: Logger
  metrics: Pick<Metrics, 'recordJob'>
}

/** Works at once and at every interval, one round after the other, until stopped. A failed round is logged. */
export const startJob = ({ name, run, intervalMs, log, metrics }: JobOptions): RunningJob => {
  const recordSuccess = () => metrics.recordJob(name, 'done')
  const recordFailure = (error: unknown) => {
    metrics.recordJob(name, 'failed')
    log.error({ err: error, job: name }, 'scheduled job failed')
  }
  let currentRun = run().then(recordSuccess, recordFailure)
  let isBusy = false
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    currentRun = currentRun
      .then(run)
      .then(recordSuccess, recordFailure)
      .finally(() => (isBusy = false))
  }, intervalMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await currentRun
    },
  }
}

type ScheduledJobsDeps = EmailDeps &
  RefundDeps & {
    metrics: Pick<Metrics, 'recordJob'>
    /** For what expires in days. */
    intervalMs: number
    /** For what somebody waits for. */
    frequentIntervalMs: number
  }

/**
 * Carries out due deletions, forgets what has expired, gives back what baskets hold no longer, and sends letters that
 * did not go out.
 */
export const startScheduledJobs = (deps: ScheduledJobsDeps): RunningJob => {
  const { db, now, log, metrics, intervalMs, frequentIntervalMs } = deps
  const deleteExpiredData = async () => {
    await deleteExpired(db, now())
    const accounts = await deleteDueAccounts(db, now())
    if (accounts > 0) log.info({ accounts }, 'accounts deleted')
  }
  const releaseHolds = async () => {
    const holds = await releaseExpiredHolds(db, now())
    if (holds > 0) log.info({ holds }, 'holds released')
  }
  const jobs = [
    startJob({ name: 'deletions', run: deleteExpiredData, intervalMs, log, metrics }),
    startJob({ name: 'holds', run: releaseHolds, intervalMs: frequentIntervalMs, log, metrics }),
    startJob({ name: 'refunds', run: () => payRefunds(deps), intervalMs: frequentIntervalMs, log, metrics }),
    startJob({ name: 'letters', run: () => sendQueuedEmails(deps), intervalMs: frequentIntervalMs, log, metrics }),
  ]
  return { stop: async () => void (await Promise.all(jobs.map(({ stop }) => stop()))) }
}
