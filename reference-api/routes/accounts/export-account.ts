import type { AccountExport } from '#shared/wire/extensions/account-data.ts'
import { findAddresses } from '../../store/accounts/addresses.ts'
import { findUserBaskets } from '../../store/baskets/baskets.ts'
import { findSubmissionsFrom } from '../../store/catalogue/forms.ts'
import { findSubscription } from '../../store/accounts/newsletter.ts'
import { findAllUserOrders } from '../../store/orders/orders.ts'
import { findPasskeys } from '../../store/accounts/passkeys.ts'
import { findUserSessions } from '../../store/accounts/refresh-tokens.ts'
import type { UserRow } from '../../db/account-schema.ts'
import { findWishlists } from '../../store/wishlists/wishlists.ts'
import { isOwnSubscription } from '../../domain/accounts/newsletter-rules.ts'
import { maxWishlists } from '../../domain/wishlists/wishlist-rules.ts'
import type { Call } from '../../http/call.ts'
import { presentAddress } from '../../presenters/present-address.ts'
import { toItemNames } from '../../presenters/present-item.ts'
import { presentOrder } from '../../presenters/present-order.ts'
import { presentPasskey } from '../../presenters/present-passkey.ts'
import { presentUser } from '../../presenters/present-user.ts'
import { presentWishlist } from '../../presenters/present-wishlist.ts'
import { inLocale } from '../../domain/locale.ts'

const exportBaskets = async ({ db, locale }: Call, userId: string): Promise<AccountExport['baskets']> => {
  const baskets = await findUserBaskets(db, userId)
  return baskets.map((basket) => {
    const { status, currency } = basket
    const lines = basket.lines.map((line) => {
      const { product, variant, quantity, extra_data: extraData } = line
      return {
        sku: variant.sku,
        ...toItemNames(inLocale(product.name, locale), inLocale(variant.name, locale)),
        quantity,
        extraData,
      }
    })
    const { created_at: createdAt, updated_at: modifiedAt } = basket
    return { status, currency, createdAt: createdAt.toISOString(), modifiedAt: modifiedAt.toISOString(), lines }
  })
}

/** An unverified email address, and its subscription, may belong to another person. */
const exportNewsletter = async ({ db }: Call, user: UserRow): Promise<AccountExport['newsletter']> => {
  const subscription = await findSubscription(db, user.email)
  if (!subscription || !isOwnSubscription(user, subscription)) return null
  const status = subscription.status === 'unsubscribed' ? 'none' : subscription.status
  return {
    email: subscription.email,
    status,
    requestedAt: subscription.requested_at.toISOString(),
    confirmedAt: subscription.confirmed_at?.toISOString() ?? null,
  }
}

/**
 * The messages sent from the user's email address. None while the address is unverified, because it may belong to
 * another person.
 */
const exportMessages = async (
  { db }: Call,
  { email, email_verified_at: verifiedAt }: UserRow,
): Promise<AccountExport['messages']> => {
  if (!verifiedAt) return []
  const submissions = await findSubmissionsFrom(db, email)
  return submissions.map(({ form_code: form, received_at: sentAt, values }) => ({
    form,
    sentAt: sentAt.toISOString(),
    values,
  }))
}

/** All data about a user, as JSON. */
export const exportAccount = async (call: Call, user: UserRow): Promise<AccountExport> => {
  const now = call.now()
  const wishlists = await findWishlists(call.db, user.id, { page: 1, itemsPerPage: maxWishlists, direction: 'desc' })
  return {
    exportedAt: now.toISOString(),
    profile: presentUser(user),
    addresses: (await findAddresses(call.db, user.id)).map(presentAddress),
    wishlists: wishlists.map((list) => presentWishlist(list, { ...call, now })),
    baskets: await exportBaskets(call, user.id),
    orders: (await findAllUserOrders(call.db, user.id)).map((order) => presentOrder(order, { ...call, now })),
    newsletter: await exportNewsletter(call, user),
    messages: await exportMessages(call, user),
    passkeys: (await findPasskeys(call.db, user.id)).map(presentPasskey),
    sessions: await findUserSessions(call.db, user.id),
  }
}
