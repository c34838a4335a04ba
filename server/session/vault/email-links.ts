import type { FieldChanges, Fields } from '../../storage/storage.ts'
import type { FieldCodec } from './field-codec.ts'
import { packStrings, unpackStrings } from './packed-strings.ts'
import { Secret } from './secret.ts'

/** The purposes of email links. The vault stores the token of a link, so that no page's URL contains it. */
const emailLinkKinds = ['passwordReset', 'emailVerification', 'emailUndo', 'orderDisownment'] as const
export type EmailLinkKind = (typeof emailLinkKinds)[number]

/** `email` is empty when the link names none. */
export type EmailLink = { email: string; token: Secret }

export type EmailLinks = Partial<Record<EmailLinkKind, EmailLink>>

/** In milliseconds: the lifetime of the API's password tokens. The vault stores links no longer. */
const linkLifetimeMs = 60 * 60 * 1000

/** The vault field of one kind; undefined removes it. */
export const encodeEmailLink = (
  codec: FieldCodec,
  key: string,
  kind: EmailLinkKind,
  link: EmailLink | undefined,
  now: number,
): FieldChanges => ({
  [kind]: link
    ? codec.encode(key, kind, packStrings([(now + linkLifetimeMs).toString(36), link.email, link.token.reveal()]))
    : null,
})

const decodeEmailLink = (
  codec: FieldCodec,
  key: string,
  kind: EmailLinkKind,
  stored: string,
  now: number,
): EmailLink | undefined => {
  try {
    const [until = '', email, token] = unpackStrings(codec.decodeBytes(key, kind, stored) ?? Buffer.alloc(0))
    if (email === undefined || !token) return undefined
    return parseInt(until, 36) > now ? { email, token: new Secret(token, 'link token') } : undefined
  } catch {
    return undefined
  }
}

export const decodeEmailLinks = (codec: FieldCodec, key: string, fields: Fields, now: number): EmailLinks =>
  Object.fromEntries(
    emailLinkKinds.flatMap((kind) => {
      const stored = fields[kind]
      const link = stored === undefined ? undefined : decodeEmailLink(codec, key, kind, stored, now)
      return link ? [[kind, link]] : []
    }),
  )
