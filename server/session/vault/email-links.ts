import { z } from 'zod'
import type { FieldChanges, Fields } from '../../storage/storage.ts'
import type { FieldCodec } from './field-codec.ts'
import { Secret } from './secret.ts'

/** The purposes of email links. The vault stores the token of a link, so that no page's URL contains it. */
const emailLinkKinds = ['passwordReset', 'emailVerification', 'emailUndo', 'orderDisownment'] as const
export type EmailLinkKind = (typeof emailLinkKinds)[number]

/** `email` is empty when the link names none. */
export type EmailLink = { email: string; token: Secret }

export type EmailLinks = Partial<Record<EmailLinkKind, EmailLink>>

/** In milliseconds: the lifetime of the API's password tokens. The vault stores links no longer. */
const linkLifetimeMs = 60 * 60 * 1000

const StoredLink = z.object({ email: z.string(), token: z.string(), until: z.number() })

/** The vault field of one kind; undefined removes it. */
export const encodeEmailLink = (
  codec: FieldCodec,
  key: string,
  kind: EmailLinkKind,
  link: EmailLink | undefined,
  now: number,
): FieldChanges => ({
  [kind]: link
    ? codec.encode(
        key,
        kind,
        JSON.stringify({ email: link.email, token: link.token.reveal(), until: now + linkLifetimeMs }),
      )
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
    const { email, token, until } = StoredLink.parse(JSON.parse(codec.decode(key, kind, stored) ?? ''))
    return until > now ? { email, token: new Secret(token, 'link token') } : undefined
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
