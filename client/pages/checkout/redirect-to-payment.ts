import { redirect } from 'react-router-dom'
import { externalRedirectHeader } from '#shared/rules/local-path.ts'
import { redirectTo } from '../../routing/redirect-to.ts'

const isWebUrl = (href: string) => URL.canParse(href) && ['http:', 'https:'].includes(new URL(href).protocol)

/**
 * To where the order is paid: the provider's page, or the shop's own where nothing is left to pay. The server has
 * checked whose page it is; anything but a page of the web is refused here, too.
 */
export const redirectToPayment = (request: Request, href: string) => {
  if (href.startsWith('/')) return redirectTo(request, href, 303)
  if (!isWebUrl(href)) throw new Error('The payment page is no page')
  return redirect(href, { status: 303, headers: { [externalRedirectHeader]: '1' } })
}
