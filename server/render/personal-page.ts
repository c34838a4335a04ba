import type { Request, Response } from 'express'
import type { MatchedPageSettings } from '#client/entry-server.tsx'
import { createNonce } from './content-security-policy.ts'
import { createDegradedPageHeaders } from './degraded-page-headers.ts'
import { waitForPendingQueries } from './wait-for-pending-queries.ts'
import type { PageInput, PagePolicies, Renderer } from './renderer.ts'
import { sendRedirect } from './send-redirect.ts'
import { streamPage } from './stream-page.ts'

/** The Response of the web, not that of Express. */
const WebResponse = globalThis.Response

/** Renders basket, account, sign-in and every form post for one request, with a nonce. Such pages are never cached. */
export const createPersonalPageHandler =
  (renderer: Renderer, policies: PagePolicies) =>
  async (
    input: PageInput,
    { customersOnly }: Pick<MatchedPageSettings, 'customersOnly'>,
    request: Request,
    response: Response,
  ) => {
    response.set('Cache-Control', 'private, no-store')
    // Streamed data needs the token, and a refresh may set a cookie, which is possible only now. When the refresh
    // fails, the page either fails where it needs the token, or redirects the new guest to sign in.
    if (customersOnly) await input.context.session.refreshIfDue().catch(() => {})
    const page = await renderer.loadPage(input)
    if (page instanceof WebResponse) return sendRedirect(page, input, response)
    try {
      await waitForPendingQueries(page, input)
      await renderer.takeTurn(input)
      const nonce = createNonce()
      response.set({ 'Content-Security-Policy': policies.withNonce(nonce), ...createDegradedPageHeaders(page) })
      page.headers.forEach((value, name) => response.append(name, value))
      if (page.hasPendingQueries()) await streamPage(renderer, { page, input, isPersonal: true, nonce, response })
      else
        response
          .status(page.status)
          .type('html')
          .send(renderer.renderDocument(page, input, { isPersonal: true, nonce }))
    } finally {
      page.dispose()
    }
  }
