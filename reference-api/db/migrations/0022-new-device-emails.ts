import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The time of the last email to an account's owner about a sign-in on an unknown device. */
export const newDeviceEmails: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table users add column new_device_email_at timestamptz`.execute(db)
  },
}
