import type { Request, Response } from 'express'

type Handler = (...args: never[]) => unknown

/** The same handler, with `change` called on request and response before it. */
export const wrapHandler = <H extends Handler>(handler: H, change: (request: Request, response: Response) => void): H =>
  new Proxy(handler, {
    apply: (target, self, args: [Request, Response]) => {
      change(args[0], args[1])
      return Reflect.apply(target, self, args) as unknown
    },
  })

/** Makes `change` do what `response.send` or `response.json` does; `original` is that method. */
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

/** Adds something before a `text` of a page. Throws when the text is not there, since the leak is then not planted. */
export const addBefore = (body: string, text: string, added: string): string => {
  if (!body.includes(text)) throw new Error(`There is no ${text} to plant a leak before`)
  return body.replace(text, () => added + text)
}

/** Adds something after a `text` of a page. Throws when the text is not there, since the leak is then not planted. */
export const addAfter = (body: string, text: string, added: string): string => {
  if (!body.includes(text)) throw new Error(`There is no ${text} to plant a leak after`)
  return body.replace(text, () => text + added)
}
