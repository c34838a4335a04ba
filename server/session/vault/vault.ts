import type { LeftOutLine } from '#shared/api/basket/basket-schemas.ts'
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
import { decodeLeftOutLines, encodeLeftOutLines } from './left-out-lines.ts'
import { toPurchaseChanges, evictOldPurchases, decodePurchases, encodePurchases, type Purchase } from './purchases.ts'
import { reencryptFields } from './reencrypt-fields.ts'
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
  leftOutLines: LeftOutLine[]
  /** Newest first. */
  purchases: Purchase[]
  /** The hash as it is stored: what a change has to make room beside. */
  stored: Fields
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

/** The two fields of the vault in which Redis stores the id of a basket and its count of items. */
const pointerFields = {
  basket: { id: 'basketId', count: 'basketCount' },
  guestBasket: { id: 'keptGuestBasketId', count: 'keptGuestBasketCount' },
} as const

export type PointerName = keyof typeof pointerFields

/**
 * What authorises a session, separate from its record: its own hash, written field by field. `key` is the key of the
 * session. A change gets the contents that its caller read, and returns those after it; undefined when the session has
 * ended.
 */
export type Vault = {
  insertVault(
    key: string,
    tokens: Tokens,
    inherited: InheritedContents,
    ttlSeconds: number,
  ): Promise<VaultContents | undefined>
  /** `unreadable` for contents that cannot be decrypted. Re-encrypts fields of older keys, unless they just changed. */
  read(key: string): Promise<VaultContents | 'unreadable' | undefined>
  /** `holder` has, or had, the lease for the refresh. */
  rotateTokens(key: string, epoch: number, holder: string, tokens: Tokens): Promise<RotateOutcome>
  setBasketPointer(
    key: string,
    contents: VaultContents,
    name: PointerName,
    basket: BasketPointer | undefined,
  ): Promise<VaultContents | undefined>
  setLeftOutLines(
    key: string,
    contents: VaultContents,
    lines: readonly LeftOutLine[],
  ): Promise<VaultContents | undefined>
  storeEmailLink(
    key: string,
    contents: VaultContents,
    kind: EmailLinkKind,
    link: EmailLink | undefined,
  ): Promise<VaultContents | undefined>
  rememberPurchase(key: string, contents: VaultContents, purchase: Purchase): Promise<VaultContents | undefined>
  /** False when the session has ended. */
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

  const decodeTokens = (key: string, fields: Fields): Tokens => {
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
    }
  }

  /** Only the refresh changes tokens, so a change of anything else decrypts them no second time. */
  const decodeBeside = (tokens: Tokens, key: string, fields: Fields): VaultContents => {
    const epoch = Number(fields.epoch ?? NaN)
    if (!Number.isFinite(epoch)) throw new Error('The vault has no epoch')
    return {
      ...tokens,
      epoch,
      startedAt: Number(fields.startedAt ?? now()),
      seenAt: Number(fields.seenAt ?? 0),
      links: decodeEmailLinks(codec, key, fields, now()),
      basket: decodePointer(codec, key, pointerFields.basket, fields),
      guestBasket: decodePointer(codec, key, pointerFields.guestBasket, fields),
      leftOutLines: decodeLeftOutLines(codec, key, fields),
      purchases: decodePurchases(codec, key, fields),
      stored: fields,
    }
  }

  const write = async (key: string, contents: VaultContents, changes: FieldChanges) =>
    (await storage.writeVault(key, changes))
      ? decodeBeside(contents, key, omitNulls({ ...contents.stored, ...changes }))
      : undefined

  const toVaultUsage = (key: string, { stored, claims }: VaultContents) => ({
    key,
    fields: stored,
    isGuest: claims.guest_user,
  })

  return {
    async insertVault(key, tokens, { guestBasket, purchases = [] }, ttlSeconds) {
      const times = { startedAt: String(now()), seenAt: String(now()) }
      const guestPointerFields = omitNulls(encodePointer(codec, key, pointerFields.guestBasket, guestBasket))
      const fields = {
        epoch: '0',
        namedBy: codec.newestKeyId,
        ...times,
        ...encodeTokens(key, tokens),
        ...guestPointerFields,
      }
      const stored = {
        ...fields,
        ...encodePurchases(codec, { key, fields, isGuest: tokens.claims.guest_user }, purchases, now()),
      }
      return (await storage.insertVault(key, stored, ttlSeconds)) ? decodeBeside(tokens, key, stored) : undefined
    },
    async read(key) {
      const fields = await storage.readVault(key)
      if (!fields) return undefined
      const updates = reencryptFields(codec, key, fields)
      // Does not wait: the caller must not depend on it, and the next read repeats it.
      if (updates) storage.compareAndSetFields(key, updates).catch(() => {})
      try {
        return decodeBeside(decodeTokens(key, fields), key, fields)
      } catch {
        return 'unreadable'
      }
    },
    rotateTokens: (key, epoch, holder, tokens) => storage.rotateVault(key, epoch, holder, encodeTokens(key, tokens)),
    storeEmailLink: (key, contents, kind, link) => {
      const changes = encodeEmailLink(codec, key, kind, link, now())
      return write(key, contents, link ? evictOldPurchases(codec, toVaultUsage(key, contents), changes) : changes)
    },
    rememberPurchase: (key, contents, purchase) =>
      write(key, contents, toPurchaseChanges(codec, toVaultUsage(key, contents), purchase, now())),
    markSeen: (key, seenAt) => storage.writeVault(key, { seenAt: String(seenAt) }),
    async reencrypt(key) {
      const fields = await storage.readVault(key)
      const updates = fields && reencryptFields(codec, key, fields)
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
    setBasketPointer: (key, contents, name, basket) =>
      write(key, contents, encodePointer(codec, key, pointerFields[name], basket)),
    setLeftOutLines: (key, contents, lines) =>
      write(
        key,
        contents,
        evictOldPurchases(codec, toVaultUsage(key, contents), encodeLeftOutLines(codec, key, lines)),
      ),
  }
}
