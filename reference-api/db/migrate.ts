import { Migrator } from 'kysely/migration'
import type { Db } from './connect.ts'
import { identity } from './migrations/0001-identity.ts'
import { catalogue } from './migrations/0002-catalogue.ts'
import { basketsAndContent } from './migrations/0003-baskets-and-content.ts'
import { accounts } from './migrations/0004-accounts.ts'
import { articles } from './migrations/0005-articles.ts'
import { forms } from './migrations/0006-forms.ts'
import { productLists } from './migrations/0007-products.ts'
import { lastChanges } from './migrations/0009-last-changes.ts'
import { orders } from './migrations/0010-orders.ts'
import { restrictedTickets } from './migrations/0011-restricted-tickets.ts'
import { orderLinks } from './migrations/0012-order-links.ts'
import { untaxedVouchers } from './migrations/0014-untaxed-vouchers.ts'
import { lineFields } from './migrations/0015-line-fields.ts'
import { gifts } from './migrations/0016-gifts.ts'
import { provenAddresses } from './migrations/0017-proven-addresses.ts'
import { holdEnds } from './migrations/0018-hold-ends.ts'
import { orderReferences } from './migrations/0019-order-references.ts'
import { passkeys } from './migrations/0020-passkeys.ts'
import { operators } from './migrations/0021-operators.ts'
import { newDeviceEmails } from './migrations/0022-new-device-emails.ts'
import { growth } from './migrations/0023-growth.ts'
import { adults } from './migrations/0024-adults.ts'
import { droppedShipping } from './migrations/0025-dropped-shipping.ts'
import { moreLanguages } from './migrations/0026-more-languages.ts'

/**
 * The migrations in the order in which they run. Never edit an applied migration; the table `kysely_migration` lists
 * them. No release had an 0008 or an 0013.
 */
const migrations = {
  '0001-identity': identity,
  '0002-catalogue': catalogue,
  '0003-baskets-and-content': basketsAndContent,
  '0004-accounts': accounts,
  '0005-articles': articles,
  '0006-forms': forms,
  '0007-products': productLists,
  '0009-last-changes': lastChanges,
  '0010-orders': orders,
  '0011-restricted-tickets': restrictedTickets,
  '0012-order-links': orderLinks,
  '0014-untaxed-vouchers': untaxedVouchers,
  '0015-line-fields': lineFields,
  '0016-gifts': gifts,
  '0017-proven-addresses': provenAddresses,
  '0018-hold-ends': holdEnds,
  '0019-order-references': orderReferences,
  '0020-passkeys': passkeys,
  '0021-operators': operators,
  '0022-new-device-emails': newDeviceEmails,
  '0023-growth': growth,
  '0024-adults': adults,
  '0025-dropped-shipping': droppedShipping,
  '0026-more-languages': moreLanguages,
}

/**
 * Migrates the database: all migrations or none. On PostgreSQL it holds a lock, so that replicas can start together.
 */
export const migrate = async (db: Db): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error('The migrations of the database failed', { cause: error })
}
