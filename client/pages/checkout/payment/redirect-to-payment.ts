import { redirect } from 'react-router-dom'
import { externalRedirectHeader } from '#shared/rules/paths/local-path.ts'
import { redirectTo } from '../../../routing/redirect-to.ts'

const isWebUrl = (href: string) => URL.canParse(href) && ['http:', 'https:'].includes(new URL(href).protocol)

/**
 * Redirects to the payment provider or, when the amount due is zero, to a page of the shop. The server has checked the
 * host; this rejects any protocol but HTTP(S) as a second check.
 */
export const redirectToPayment = (request: Request, href: string) => {
  if (href.startsWith('/')) return redirectTo(request, href, 303)
  if (!isWebUrl(href)) throw new Error('The address of the payment page is not HTTP(S)')
  return redirect(href, { status: 303, headers: { [externalRedirectHeader]: '1' } })
}
