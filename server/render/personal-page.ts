import type { Request, Response } from 'express'
import type { PageSettings } from '#client/entry-server.tsx'
import { createNonce } from './content-security-policy.ts'
import { degradedPageHeaders } from './degraded-page-headers.ts'
import { waitForPendingQueries } from './wait-for-pending-queries.ts'
import type { PageInput, PagePolicies, Renderer } from './renderer.ts'
import { sendRedirect } from './send-redirect.ts'
import { streamPage } from './stream-page.ts'

/** Express and the web both have a Response; this is the web's. */
const WebResponse = globalThis.Response

/** Basket, account, sign-in and every form post: rendered for one request, with a nonce, and never cached. */
export const createPersonalPageHandler =
  (renderer: Renderer, policies: PagePolicies) =>
  async (
    input: PageInput,
    { customersOnly }: Pick<PageSettings, 'customersOnly'>,
    request: Request,
    response: Response,
  ) => {
    response.set('Cache-Control', 'private, no-store')
    // Streamed data needs the token. A failed refresh fails again where the token is needed, or has created a guest,
    // whom the page redirects to sign in.
    if (customersOnly) await input.context.session.refreshIfDue().catch(() => {})
    const page = await renderer.loadPage(input)
    if (page instanceof WebResponse) return sendRedirect(page, input, response)
    try {
      await waitForPendingQueries(page, request)
      const nonce = createNonce()
      response.set({ 'Content-Security-Policy': policies.withNonce(nonce), ...degradedPageHeaders(page.status) })
      page.headers.forEach((value, name) => response.append(name, value))
      if (page.hasPendingQueries()) await streamPage(renderer, { page, input, personal: true, nonce, response })
      else
        response
          .status(page.status)
          .type('html')
          .send(renderer.renderDocument(page, input, { personal: true, nonce }))
    } finally {
      page.dispose()
    }
  }
