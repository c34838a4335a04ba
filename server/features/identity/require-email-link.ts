import { AppError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { EmailLink, EmailLinkKind } from '../../session/vault/email-links.ts'

/** Returns the email link that this session has opened. Throws 404 when it has opened none. */
export const requireEmailLink = async ({ session }: RequestContext, kind: EmailLinkKind): Promise<EmailLink> => {
  const link = await session.readEmailLink(kind)
  if (!link) throw new AppError(404, 'not_found', 'There is no link to follow.')
  return link
}
