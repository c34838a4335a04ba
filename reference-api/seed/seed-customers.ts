import { insertAddress, findAddresses } from '../store/accounts/addresses.ts'
import type { Db } from '../db/connect.ts'
import { findUserByEmail, insertUser, setEmailVerified } from '../store/accounts/users.ts'
import { replaceWishlistItems } from '../store/wishlists/wishlist-items.ts'
import { countWishlists, insertWishlist } from '../store/wishlists/wishlists.ts'
import { resolveDefaultTypes } from '../domain/accounts/address-rules.ts'
import { normaliseEmail } from '#shared/wire/normalise-email.ts'
import { hashPassword } from '../domain/accounts/password.ts'
import { resolveAddressInput } from '../routes/accounts/resolve-address-input.ts'
import { resolveWishlistItems } from '../routes/wishlists/resolve-wishlist-items.ts'
import { addressBody } from '../routes/accounts/address-schemas.ts'
import { wishlistBody } from '../routes/wishlists/wishlist-schemas.ts'
import type { SeedCustomer } from './seed-content.ts'

/** A minute apart, so that the order by last change is the order of the content. */
const subtractMinutes = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000)

/** Uses the schemas and rules of requests: an invalid address stops the seed. */
const seedAddresses = async (db: Db, userId: string, { addresses = [] }: SeedCustomer, now: Date) => {
  for (const [index, input] of addresses.entries()) {
    const body = addressBody.parse(input)
    const { type, ...values } = resolveAddressInput(body)
    await insertAddress(db, userId, values, resolveDefaultTypes(type, body, [], []), subtractMinutes(now, index))
  }
}

const seedWishlists = async (db: Db, userId: string, { wishlists = [] }: SeedCustomer, now: Date) => {
  for (const [index, input] of wishlists.entries()) {
    const { name, items = [] } = wishlistBody.parse(input)
    const changed = subtractMinutes(now, index)
    await replaceWishlistItems(
      db,
      await insertWishlist(db, userId, name, changed),
      await resolveWishlistItems(db, items),
      changed,
    )
  }
}

/** Accounts with public passwords, for demos only. Existing accounts stay unchanged. */
export const seedCustomers = async (db: Db, customers: SeedCustomer[], now: Date): Promise<void> => {
  for (const customer of customers) {
    const { password, telephone, firstName, lastName } = customer
    const email = normaliseEmail(customer.email)
    const passwordHash = await hashPassword(password)
    const created = await insertUser(
      db,
      { firstName, lastName, email, telephone: telephone ?? undefined, passwordHash },
      now,
    )
    const user = created ?? (await findUserByEmail(db, email))
    if (!user) continue
    await setEmailVerified(db, user.id, email, now)
    if ((await findAddresses(db, user.id)).length === 0) await seedAddresses(db, user.id, customer, now)
    if ((await countWishlists(db, user.id)) === 0) await seedWishlists(db, user.id, customer, now)
  }
}
