import type { Response } from 'express'
import { replaceMethod } from './change-response.ts'
import { wrapExport, type WrappedExport } from './planted-leak.ts'

/** Changes the HTML of personal pages that are sent whole; `url` is the page's URL. */
export const changePersonalHtml = (change: (html: string, url: string) => string): WrappedExport =>
  wrapExport(
    'server/render/personal-page.ts',
    'createPersonalPageHandler',
    (createPersonalPages) => (renderer, policies) =>
      createPersonalPages(
        {
          ...renderer,
          renderDocument: (page, input, options) =>
            change(renderer.renderDocument(page, input, options), input.request.url),
        },
        policies,
      ),
  )

/** Replaces how the shop sends personal pages. `send` is the shop's own way; `response` has its status and headers. */
export const replacePersonalSend = (
  sendHtml: (html: string, response: Response, send: (body: unknown) => void) => void,
): WrappedExport =>
  wrapExport('server/render/personal-page.ts', 'createPersonalPageHandler', (createPersonalPages) => (...args) => {
    const servePage = createPersonalPages(...args)
    return (input, settings, request, response) => {
      replaceMethod(response, 'send', (html, send) => sendHtml(String(html), response, send))
      return servePage(input, settings, request, response)
    }
  })
