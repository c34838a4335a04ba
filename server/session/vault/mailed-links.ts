import { z } from 'zod'
import type { FieldChanges, Fields } from '../../storage/storage.ts'
import type { FieldCodec } from './field-codec.ts'
import { Secret } from './secret.ts'

/** What a mailed link is for. Its token waits in the vault, so that no address of a page holds it. */
export const linkKinds = ['passwordReset', 'emailVerification'] as const
export type LinkKind = (typeof linkKinds)[number]

/** `email` is empty where the link names none. */
export type MailedLink = { email: string; token: Secret }

export type MailedLinks = Partial<Record<LinkKind, MailedLink>>

/** Milliseconds: as long as the API's own tokens for a password, which is all a link is kept for. */
const keptFor = 60 * 60 * 1000

const Stored = z.object({ email: z.string(), token: z.string(), until: z.number() })

/** The field of one kind; undefined removes it. */
export const encodeLink = (
  codec: FieldCodec,
  key: string,
  kind: LinkKind,
  link: MailedLink | undefined,
  now: number,
): FieldChanges => ({
  [kind]: link
    ? codec.encode(key, kind, JSON.stringify({ email: link.email, token: link.token.reveal(), until: now + keptFor }))
    : null,
})

const decodeLink = (
  codec: FieldCodec,
  key: string,
  kind: LinkKind,
  stored: string,
  now: number,
): MailedLink | undefined => {
  try {
    const { email, token, until } = Stored.parse(JSON.parse(codec.decode(key, kind, stored) ?? ''))
    return until > now ? { email, token: new Secret(token, 'link token') } : undefined
  } catch {
    return undefined
  }
}

export const decodeLinks = (codec: FieldCodec, key: string, fields: Fields, now: number): MailedLinks =>
  Object.fromEntries(
    linkKinds.flatMap((kind) => {
      const stored = fields[kind]
      const link = stored === undefined ? undefined : decodeLink(codec, key, kind, stored, now)
      return link ? [[kind, link]] : []
    }),
  )
