import type { FieldChanges, Fields, RotateOutcome, Storage } from '../../storage/storage.ts'
import { decodePointer, encodePointer } from './basket-pointer.ts'
import { sealedBy, type FieldCodec } from './field-codec.ts'
import { decodeLinks, encodeLink, type LinkKind, type MailedLink, type MailedLinks } from './mailed-links.ts'
import { changeForPurchase, changesWithRoom, decodePurchases, encodePurchases, type Purchase } from './purchases.ts'
import { renewedFields } from './renewed-fields.ts'
import { Secret } from './secret.ts'
import type { BasketPointer } from '../shopper-session.ts'
import { claimsOf, type Tokens } from '../tokens.ts'

export type VaultContents = Tokens & {
  /** Counts the refreshes; whoever writes tokens says which epoch they come from. */
  epoch: number
  /**
   * Milliseconds since the epoch: when the session began, and when the list of the user's sessions last heard of it.
   */
  startedAt: number
  seenAt: number
  links: MailedLinks
  basket: BasketPointer | undefined
  keptGuestBasket: BasketPointer | undefined
  /** Newest first. */
  purchases: Purchase[]
}

/**
 * What keys a session depends on: the one that named it, if it was noted, and those that encrypted its fields, listed
 * or not.
 */
export type KeysOfVault = {
  isRenewed: boolean
  namedBy: string | undefined
  sealedBy: ReadonlySet<string>
  startedAt: number
}

/** What a new session has from the one before it. */
export type Inheritance = { keptGuestBasket?: BasketPointer | undefined; purchases?: readonly Purchase[] | undefined }

/** Where the baskets stand in the hash. */
const pointers = {
  basket: { id: 'basketId', count: 'basketCount' },
  keptGuestBasket: { id: 'keptGuestBasketId', count: 'keptGuestBasketCount' },
} as const

export type PointerName = keyof typeof pointers

/**
 * What authorises a session, beside and apart from its record: a hash of its own, written field by field. `key` is the
 * session's key.
 */
export type Vault = {
  open(key: string, tokens: Tokens, inherited: Inheritance, ttlSeconds: number): Promise<boolean>
  /**
   * `garbled` when something is there that cannot be read. Fields an older key encrypted are written anew, unless
   * somebody just wrote them.
   */
  read(key: string): Promise<VaultContents | 'garbled' | undefined>
  /** `holder` is whoever has, or had, the lease of the refresh. */
  rotate(key: string, epoch: number, holder: string, tokens: Tokens): Promise<RotateOutcome>
  /** False when the session has ended. */
  point(key: string, name: PointerName, basket: BasketPointer | undefined): Promise<boolean>
  keepLink(key: string, kind: LinkKind, link: MailedLink | undefined): Promise<boolean>
  keepPurchase(key: string, purchase: Purchase): Promise<boolean>
  markSeen(key: string, seenAt: number): Promise<boolean>
  /** Encrypts under the newest key what is not; undefined when there is no such session. */
  renew(key: string): Promise<KeysOfVault | undefined>
}

const withoutNulls = (changes: FieldChanges) =>
  Object.fromEntries(Object.entries(changes).filter((entry): entry is [string, string] => entry[1] !== null))

export const createVault = (storage: Storage, codec: FieldCodec, now: () => number): Vault => {
  const encodeTokens = (key: string, { token, refreshToken, receivedAt, lifetime }: Tokens): Fields => ({
    token: codec.encode(key, 'token', token.reveal()),
    refreshToken: codec.encode(key, 'refreshToken', refreshToken.reveal()),
    receivedAt: String(receivedAt),
    lifetime: String(lifetime),
  })

  const decode = (key: string, fields: Fields): VaultContents => {
    const text = (name: string) => {
      const value = codec.decode(key, name, fields[name] ?? '')
      if (!value) throw new Error(`No ${name}`)
      return value
    }
    const number = (name: string) => {
      const value = Number(fields[name] ?? NaN)
      if (!Number.isFinite(value)) throw new Error(`No ${name}`)
      return value
    }
    const token = text('token')
    return {
      token: new Secret(token, 'token'),
      refreshToken: new Secret(text('refreshToken'), 'refresh token'),
      claims: claimsOf(token),
      receivedAt: number('receivedAt'),
      lifetime: number('lifetime'),
      epoch: number('epoch'),
      startedAt: Number(fields.startedAt ?? now()),
      seenAt: Number(fields.seenAt ?? 0),
      links: decodeLinks(codec, key, fields, now()),
      basket: decodePointer(codec, key, pointers.basket, fields),
      keptGuestBasket: decodePointer(codec, key, pointers.keptGuestBasket, fields),
      purchases: decodePurchases(codec, key, fields),
    }
  }

  const holderOf = async (key: string) => {
    const fields = await storage.readVault(key)
    return fields ? { key, fields, isGuest: decode(key, fields).claims.guest_user } : undefined
  }

  return {
    open: (key, tokens, { keptGuestBasket, purchases = [] }, ttlSeconds) => {
      const times = { startedAt: String(now()), seenAt: String(now()) }
      const guestBasket = withoutNulls(encodePointer(codec, key, pointers.keptGuestBasket, keptGuestBasket))
      const fields = { epoch: '0', namedBy: codec.newest, ...times, ...encodeTokens(key, tokens), ...guestBasket }
      return storage.openVault(
        key,
        { ...fields, ...encodePurchases(codec, { key, fields, isGuest: tokens.claims.guest_user }, purchases, now()) },
        ttlSeconds,
      )
    },
    async read(key) {
      const fields = await storage.readVault(key)
      if (!fields) return undefined
      const renewed = renewedFields(codec, key, fields)
      // Not awaited, and tried again with the next reading: nobody waits for it, and it must not fail what was asked.
      if (renewed) storage.exchangeInVault(key, renewed).catch(() => {})
      try {
        return decode(key, fields)
      } catch {
        return 'garbled'
      }
    },
    rotate: (key, epoch, holder, tokens) => storage.rotateVault(key, epoch, holder, encodeTokens(key, tokens)),
    async keepLink(key, kind, link) {
      if (!link) return storage.writeVault(key, encodeLink(codec, key, kind, link, now()))
      const holder = await holderOf(key)
      return (
        holder !== undefined &&
        storage.writeVault(key, changesWithRoom(codec, holder, encodeLink(codec, key, kind, link, now())))
      )
    },
    async keepPurchase(key, purchase) {
      const holder = await holderOf(key)
      return holder !== undefined && storage.writeVault(key, changeForPurchase(codec, holder, purchase, now()))
    },
    markSeen: (key, seenAt) => storage.writeVault(key, { seenAt: String(seenAt) }),
    async renew(key) {
      const fields = await storage.readVault(key)
      const renewed = fields && renewedFields(codec, key, fields)
      const kept = renewed && (await storage.exchangeInVault(key, renewed)) > 0 ? await storage.readVault(key) : fields
      if (!kept) return undefined
      const sealed = Object.values(kept)
        .map(sealedBy)
        .filter((id) => id !== undefined)
      return {
        isRenewed: kept !== fields,
        namedBy: kept.namedBy,
        sealedBy: new Set(sealed),
        startedAt: Number(kept.startedAt ?? 0),
      }
    },
    point: (key, name, basket) => storage.writeVault(key, encodePointer(codec, key, pointers[name], basket)),
  }
}
