import type { FieldChanges, Fields, RotateOutcome, Storage } from '../../storage/storage.ts'
import { decodePointer, encodePointer } from './pointer-codec.ts'
import { parseEncryptionKeyId, type FieldCodec } from './field-codec.ts'
import {
  decodeEmailLinks,
  encodeEmailLink,
  type EmailLinkKind,
  type EmailLink,
  type EmailLinks,
} from './email-links.ts'
import { toPurchaseChanges, evictOldPurchases, decodePurchases, encodePurchases, type Purchase } from './purchases.ts'
import { reencryptedFields } from './reencrypted-fields.ts'
import { Secret } from './secret.ts'
import type { BasketPointer } from '../shopper-session.ts'
import { parseClaims, type Tokens } from '../tokens.ts'

export type VaultContents = Tokens & {
  /** Number of refreshes. A writer of tokens states the epoch that it has read. */
  epoch: number
  /**
   * Milliseconds since 1970: the start of the session, and the last update of its entry in the list of the user's
   * sessions.
   */
  startedAt: number
  seenAt: number
  links: EmailLinks
  basket: BasketPointer | undefined
  guestBasket: BasketPointer | undefined
  /** Newest first. */
  purchases: Purchase[]
}

/**
 * The keys that a session needs: the one for its name (if recorded), and those that encrypted its fields. They may no
 * longer be listed.
 */
type VaultKeyUsage = {
  isReencrypted: boolean
  namedBy: string | undefined
  encryptedBy: ReadonlySet<string>
  startedAt: number
}

/** What a new session inherits from the previous one. */
export type InheritedContents = { guestBasket?: BasketPointer | undefined; purchases?: readonly Purchase[] | undefined }

/** Fields of the hash for each basket. */
const pointerFields = {
  basket: { id: 'basketId', count: 'basketCount' },
  guestBasket: { id: 'keptGuestBasketId', count: 'keptGuestBasketCount' },
} as const

type PointerName = keyof typeof pointerFields

/**
 * The part of a session that authorises, separate from its record: a hash that is written field by field. `key` is the
 * key of the session.
 */
export type Vault = {
  insertVault(key: string, tokens: Tokens, inherited: InheritedContents, ttlSeconds: number): Promise<boolean>
  /**
   * `unreadable` when the contents cannot be decrypted. Re-encrypts fields of older keys, unless they have just
   * changed.
   */
  read(key: string): Promise<VaultContents | 'unreadable' | undefined>
  /** `holder` has, or had, the lease for the refresh. */
  rotateTokens(key: string, epoch: number, holder: string, tokens: Tokens): Promise<RotateOutcome>
  /** False when the session has ended. */
  setBasketPointer(key: string, name: PointerName, basket: BasketPointer | undefined): Promise<boolean>
  storeEmailLink(key: string, kind: EmailLinkKind, link: EmailLink | undefined): Promise<boolean>
  rememberPurchase(key: string, purchase: Purchase): Promise<boolean>
  markSeen(key: string, seenAt: number): Promise<boolean>
  /** Re-encrypts with the newest key; undefined when there is no such session. */
  reencrypt(key: string): Promise<VaultKeyUsage | undefined>
}

const omitNulls = (changes: FieldChanges) =>
  Object.fromEntries(Object.entries(changes).filter((entry): entry is [string, string] => entry[1] !== null))

export const createVault = (storage: Storage, codec: FieldCodec, now: () => number): Vault => {
  const encodeTokens = (key: string, { token, refreshToken, receivedAt, lifetime }: Tokens): Fields => ({
    token: codec.encode(key, 'token', token.reveal()),
    refreshToken: codec.encode(key, 'refreshToken', refreshToken.reveal()),
    receivedAt: String(receivedAt),
    lifetime: String(lifetime),
  })

  const decode = (key: string, fields: Fields): VaultContents => {
    const decryptText = (name: string) => {
      const value = codec.decode(key, name, fields[name] ?? '')
      if (!value) throw new Error(`The vault has no ${name}`)
      return value
    }
    const parseNumber = (name: string) => {
      const value = Number(fields[name] ?? NaN)
      if (!Number.isFinite(value)) throw new Error(`The vault has no ${name}`)
      return value
    }
    const token = decryptText('token')
    return {
      token: new Secret(token, 'token'),
      refreshToken: new Secret(decryptText('refreshToken'), 'refresh token'),
      claims: parseClaims(token),
      receivedAt: parseNumber('receivedAt'),
      lifetime: parseNumber('lifetime'),
      epoch: parseNumber('epoch'),
      startedAt: Number(fields.startedAt ?? now()),
      seenAt: Number(fields.seenAt ?? 0),
      links: decodeEmailLinks(codec, key, fields, now()),
      basket: decodePointer(codec, key, pointerFields.basket, fields),
      guestBasket: decodePointer(codec, key, pointerFields.guestBasket, fields),
      purchases: decodePurchases(codec, key, fields),
    }
  }

  const readVaultUsage = async (key: string) => {
    const fields = await storage.readVault(key)
    return fields ? { key, fields, isGuest: decode(key, fields).claims.guest_user } : undefined
  }

  return {
    insertVault: (key, tokens, { guestBasket, purchases = [] }, ttlSeconds) => {
      const times = { startedAt: String(now()), seenAt: String(now()) }
      const guestPointerFields = omitNulls(encodePointer(codec, key, pointerFields.guestBasket, guestBasket))
      const fields = {
        epoch: '0',
        namedBy: codec.newestKeyId,
        ...times,
        ...encodeTokens(key, tokens),
        ...guestPointerFields,
      }
      return storage.insertVault(
        key,
        { ...fields, ...encodePurchases(codec, { key, fields, isGuest: tokens.claims.guest_user }, purchases, now()) },
        ttlSeconds,
      )
    },
    async read(key) {
      const fields = await storage.readVault(key)
      if (!fields) return undefined
      const updates = reencryptedFields(codec, key, fields)
      // Does not wait: the caller must not depend on it, and the next read repeats it.
      if (updates) storage.compareAndSetFields(key, updates).catch(() => {})
      try {
        return decode(key, fields)
      } catch {
        return 'unreadable'
      }
    },
    rotateTokens: (key, epoch, holder, tokens) => storage.rotateVault(key, epoch, holder, encodeTokens(key, tokens)),
    async storeEmailLink(key, kind, link) {
      if (!link) return storage.writeVault(key, encodeEmailLink(codec, key, kind, link, now()))
      const vaultUsage = await readVaultUsage(key)
      return (
        vaultUsage !== undefined &&
        storage.writeVault(key, evictOldPurchases(codec, vaultUsage, encodeEmailLink(codec, key, kind, link, now())))
      )
    },
    async rememberPurchase(key, purchase) {
      const vaultUsage = await readVaultUsage(key)
      return vaultUsage !== undefined && storage.writeVault(key, toPurchaseChanges(codec, vaultUsage, purchase, now()))
    },
    markSeen: (key, seenAt) => storage.writeVault(key, { seenAt: String(seenAt) }),
    async reencrypt(key) {
      const fields = await storage.readVault(key)
      const updates = fields && reencryptedFields(codec, key, fields)
      const storedFields =
        updates && (await storage.compareAndSetFields(key, updates)) > 0 ? await storage.readVault(key) : fields
      if (!storedFields) return undefined
      const keyIds = Object.values(storedFields)
        .map(parseEncryptionKeyId)
        .filter((id) => id !== undefined)
      return {
        isReencrypted: storedFields !== fields,
        namedBy: storedFields.namedBy,
        encryptedBy: new Set(keyIds),
        startedAt: Number(storedFields.startedAt ?? 0),
      }
    },
    setBasketPointer: (key, name, basket) =>
      storage.writeVault(key, encodePointer(codec, key, pointerFields[name], basket)),
  }
}
