import type { Logger } from 'pino'
import { deleteDueAccounts } from './store/accounts/account-deletion.ts'
import { deleteExpired } from './store/accounts/delete-expired.ts'
import { releaseExpiredHolds } from './store/baskets/holds.ts'
import { jobs, type Job, type Metrics } from './metrics/metrics.ts'
import { payRefunds, type RefundDeps } from './payments/pay-refunds.ts'
import type { ReferenceApiDeps } from './http/call.ts'
import { reconcileStalePayments } from './payments/reconcile-stale-payments.ts'
import { sendNotifications, type NotificationDeps } from './payments/sandbox/send-notifications.ts'
import { sendQueuedEmails, type EmailDeps } from './mail/send-queued-emails.ts'

type RunningJob = { stop: () => Promise<void> }

type JobOptions = {
  name: Job
  run: () => Promise<void>
  intervalMs: number
  log: Logger
  metrics: Pick<Metrics, 'recordJob'>
}

/** Runs at once and then at every interval, one run after the other, until stopped. A failed run is logged. */
const startJob = ({ name, run, intervalMs, log, metrics }: JobOptions): RunningJob => {
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
  RefundDeps &
  ReferenceApiDeps & {
    sandboxNotifications: NotificationDeps
    metrics: Pick<Metrics, 'recordJob'>
    /** For data that expires in days. */
    rareIntervalMs: number
    /** For work that shoppers wait for. */
    frequentIntervalMs: number
  }

/**
 * Starts every job. The alarm JobsStalled expects each job to succeed within five minutes: exempt one that runs less
 * often, like `deletions` (`docker/metrics/alarms.yml`).
 */
export const startScheduledJobs = (deps: ScheduledJobsDeps): RunningJob => {
  const { db, now, log, metrics, sandboxNotifications, rareIntervalMs, frequentIntervalMs } = deps
  const deleteExpiredData = async () => {
    await deleteExpired(db, now())
    const accounts = await deleteDueAccounts(db, now())
    if (accounts > 0) log.info({ accounts }, 'accounts deleted')
  }
  const releaseHolds = async () => {
    const holds = await releaseExpiredHolds(db, now())
    if (holds > 0) log.info({ holds }, 'holds released')
  }
  const reconcilePayments = async () => {
    await reconcileStalePayments(deps)
    await sendNotifications(sandboxNotifications)
  }
  const schedules: Record<Job, Pick<JobOptions, 'run' | 'intervalMs'>> = {
    deletions: { run: deleteExpiredData, intervalMs: rareIntervalMs },
    holds: { run: releaseHolds, intervalMs: frequentIntervalMs },
    refunds: { run: () => payRefunds(deps), intervalMs: frequentIntervalMs },
    emails: { run: () => sendQueuedEmails(deps), intervalMs: frequentIntervalMs },
    payments: { run: reconcilePayments, intervalMs: frequentIntervalMs },
  }
  const runningJobs = jobs.map((name) => startJob({ name, ...schedules[name], log, metrics }))
  return { stop: async () => void (await Promise.all(runningJobs.map(({ stop }) => stop()))) }
}
