import type { ColumnType, Generated, Selectable } from 'kysely'
import type { AddressType } from '#shared/wire/address-types.ts'
import type { Locale } from '../domain/locale.ts'

export type UserTable = {
  id: string
  email: string
  first_name: string
  last_name: string
  telephone: string | null
  password_hash: string
  created_at: Date
  email_verified_at: Generated<Date | null>
  /** When an account with a deletion request is anonymised. */
  deletes_at: Generated<Date | null>
  /** Set when all personal data is removed. The row stays for accounting. */
  anonymised_at: Generated<Date | null>
  /** When this account subscribed with an unverified email address. */
  newsletter_asked_at: Generated<Date | null>
  /** A new email address that its mailbox has not proven yet, and when it was entered. */
  pending_email: Generated<string | null>
  pending_email_at: Generated<Date | null>
  password_changed_at: Generated<Date | null>
  new_device_email_at: Generated<Date | null>
}

export type UserRow = Selectable<UserTable>

/** Every refresh token of a family that is still valid. `guest_id` is set instead of `user_id` for guests. */
export type RefreshTokenTable = {
  token_hash: string
  family_id: string
  user_id: string | null
  guest_id: string | null
  /** The passkey of a sign-in, on the first token of its family. */
  passkey_id: Generated<string | null>
  issued_at: Date
  expires_at: Date
  used_at: Date | null
}

export type PasswordResetTable = { token_hash: string; user_id: string; expires_at: Date }

export type AddressTable = {
  id: string
  user_id: string
  for_billing: boolean
  for_delivery: boolean
  first_name: string
  last_name: string
  company: string | null
  line1: string
  line2: string | null
  city: string
  region: string | null
  postcode: string
  country_code: string
  telephone: string | null
  modified_at: Date
}

/** One row per user and type, so the database enforces one default of each type. */
export type AddressDefaultTable = { user_id: string; type: AddressType; address_id: string }

/**
 * `share_nonce` is set while the wishlist is shared. A secret key derives the share token from it; the API finds the
 * wishlist by the hash of that token.
 */
export type WishlistTable = {
  id: string
  user_id: string
  name: string
  share_nonce: string | null
  share_hash: string | null
  created_at: Date
  modified_at: Date
}

/**
 * Refers to products by SKU, so that items survive when the catalogue is seeded again. An item whose SKU does not exist
 * is not shown.
 */
export type WishlistItemTable = {
  id: string
  wishlist_id: string
  named: 'product' | 'productVariant'
  sku: string
  quantity: number
  position: number
  added_at: Date
}

export type NewsletterTable = {
  id: string
  email: string
  language: Locale
  status: 'pending' | 'subscribed' | 'unsubscribed'
  requested_at: Date
  confirmed_at: Date | null
  ended_at: Date | null
}

/**
 * The hash of the token in an email link. `email` is the address it was sent to; the token verifies only that address.
 * `order_id` is the order that a token of the purpose `order` opens.
 */
export type EmailTokenTable = {
  token_hash: string
  purpose: 'verify-email' | 'undo-email' | 'newsletter-confirm' | 'newsletter-unsubscribe' | 'order'
  email: string
  user_id: string | null
  order_id: Generated<string | null>
  /** For a token that undoes a change of email: whether the account had proven the previous address. */
  is_email_proven: Generated<boolean>
  created_at: Date
  expires_at: Date
}

/** `credential_id` and `public_key` are base64url; the key is COSE. */
export type PasskeyTable = {
  id: string
  user_id: string
  credential_id: string
  public_key: string
  counter: number
  transports: ColumnType<string[], string, never>
  name: string
  created_at: Date
  last_used_at: Date | null
}

/** Challenges to use a passkey: one for each guest and each sign-in of a user. To register one: one for each user. */
export type PasskeyChallengeTable = {
  subject_id: string
  purpose: 'registration' | 'use'
  challenge: string
  expires_at: Date
}

export type PasskeyRow = Selectable<PasskeyTable>
export type AddressRow = Selectable<AddressTable>
export type WishlistRow = Selectable<WishlistTable>
export type WishlistItemRow = Selectable<WishlistItemTable>
