import type { Db } from '../db/connect.ts'
import { insertUser } from '../db/users.ts'
import { normaliseEmail } from '../domain/email.ts'
import { hashPassword } from '../domain/password.ts'
import type { SeedCustomer } from './seed-content.ts'

/** Accounts whose passwords are public: for demos only. Existing ones are left alone. */
export const seedCustomers = async (db: Db, customers: SeedCustomer[], now: Date): Promise<void> => {
  for (const { password, telephone, ...person } of customers) {
    const passwordHash = await hashPassword(password)
    await insertUser(db, { ...person, email: normaliseEmail(person.email), telephone: telephone ?? undefined, passwordHash }, now)
  }
}
