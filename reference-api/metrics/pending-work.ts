import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Pending items of a kind, and since when the oldest waits (seconds, 0 without any). */
type PendingWork = { kind: 'emails' | 'refunds' | 'payment reports'; count: number; oldestSeconds: number }

/** Counts pending work in the database, which survives a restart. The tables are small or indexed. */
export const countPendingWork = async (db: Db, now: Date): Promise<PendingWork[]> => {
  const { rows } = await sql<{ kind: PendingWork['kind']; count: string; oldest: Date | string | null }>`
    select 'emails' as kind, count(*) as count, min(created_at) as oldest from order_letters
      where sent_at is null and created_at <= ${now}
    union all select 'refunds', count(*), min(created_at) from refunds where paid_at is null
    union all select 'payment reports', count(*), min(notify_at) from sandbox_payments where notify_at is not null`.execute(
    db,
  )
  return rows.map(({ kind, count, oldest }) => {
    const waitSeconds = oldest === null ? 0 : (now.getTime() - new Date(oldest).getTime()) / 1000
    return { kind, count: Number(count), oldestSeconds: Math.max(0, waitSeconds) }
  })
}
