import { randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import type { PageSettings } from '#client/entry-server.tsx'
import { failureHeaders } from './failure-headers.ts'
import { waitForLateParts } from './late-parts.ts'
import type { PageInput, PagePolicies, Renderer } from './renderer.ts'
import { sendRedirect } from './send-redirect.ts'
import { streamPage } from './stream-page.ts'

/** Express and the web both have a Response; this is the web's. */
const WebResponse = globalThis.Response

export const createNonce = () => randomBytes(18).toString('base64')

/** Basket, account, sign-in and every form post: rendered for this request alone, with a nonce, and stored nowhere. */
export const createPersonalPages =
  (renderer: Renderer, policies: PagePolicies) =>
  async (
    input: PageInput,
    { customersOnly }: Pick<PageSettings, 'customersOnly'>,
    request: Request,
    response: Response,
  ) => {
    response.set('Cache-Control', 'private, no-store')
    // Their late parts need the token. What fails here fails where it is needed, or has made a guest, whom the page
    // sends to sign in.
    if (customersOnly) await input.context.session.prepare().catch(() => {})
    const page = await renderer.load(input)
    if (page instanceof WebResponse) return sendRedirect(page, input, response)
    try {
      await waitForLateParts(page, request)
      const nonce = createNonce()
      response.set({ 'Content-Security-Policy': policies.withNonce(nonce), ...failureHeaders(page.status) })
      page.headers.forEach((value, name) => response.append(name, value))
      if (page.isWaiting()) await streamPage(renderer, { page, input, personal: true, nonce, response })
      else
        response
          .status(page.status)
          .type('html')
          .send(renderer.whole(page, input, { personal: true, nonce }))
    } finally {
      page.dispose()
    }
  }
