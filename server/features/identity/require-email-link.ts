import { AppError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { EmailLink, EmailLinkKind } from '../../session/vault/email-links.ts'

/** The email link that this session has opened; 404 without one. */
export const requireEmailLink = async ({ session }: RequestContext, kind: EmailLinkKind): Promise<EmailLink> => {
  const link = await session.readEmailLink(kind)
  if (!link) throw new AppError(404, 'not_found', 'There is no link to follow.')
  return link
}
