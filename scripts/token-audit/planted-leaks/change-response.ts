import type { Request, Response } from 'express'

type Handler = (...args: never[]) => unknown

/** Wraps a handler so that it calls `change` on request and response first. */
export const wrapHandler = <H extends Handler>(handler: H, change: (request: Request, response: Response) => void): H =>
  new Proxy(handler, {
    apply: (target, self, args: [Request, Response]) => {
      change(args[0], args[1])
      return Reflect.apply(target, self, args) as unknown
    },
  })

/** Replaces `response.send` or `response.json` by `change`, which gets the replaced method as `original`. */
export const replaceMethod = (
  response: Response,
  method: 'send' | 'json',
  change: (body: unknown, original: (body: unknown) => void) => void,
): void => {
  const original = response[method].bind(response)
  response[method] = (body?: unknown) => {
    change(body, original)
    return response
  }
}

/**
 * Adds something before `text` in a page. Throws when the page does not contain `text`, because nothing would be
 * planted.
 */
export const addBefore = (body: string, text: string, added: string): string => {
  if (!body.includes(text)) throw new Error(`There is no ${text} to plant a leak before`)
  return body.replace(text, () => added + text)
}

/**
 * Adds something after `text` in a page. Throws when the page does not contain `text`, because nothing would be
 * planted.
 */
export const addAfter = (body: string, text: string, added: string): string => {
  if (!body.includes(text)) throw new Error(`There is no ${text} to plant a leak after`)
  return body.replace(text, () => text + added)
}
