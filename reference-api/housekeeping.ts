import type { Logger } from 'pino'
import { deleteDueAccounts } from './db/account-deletion.ts'
import type { Db } from './db/connect.ts'
import { deleteExpired } from './db/delete-expired.ts'

export type Housekeeping = { stop: () => Promise<void> }

type Work = { db: Db; now: () => Date; log: Logger; everyMs: number }

/** Carries out due deletions and forgets what has expired: at once and at every interval, until stopped. A failed round is logged. */
export const startHousekeeping = ({ db, now, log, everyMs }: Work): Housekeeping => {
  const tidy = async () => {
    await deleteExpired(db, now())
    const accounts = await deleteDueAccounts(db, now())
    if (accounts > 0) log.info({ accounts }, 'accounts deleted')
  }
  const failed = (error: unknown) => log.error({ err: error }, 'housekeeping failed')
  let round = tidy().catch(failed)
  const timer = setInterval(() => {
    round = round.then(tidy).catch(failed)
  }, everyMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await round
    },
  }
}
