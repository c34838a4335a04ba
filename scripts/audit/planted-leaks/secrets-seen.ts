import type { Edit } from './mutant.ts'

/** Part of every mutant: keeps the secrets of the last answers where a leak finds them, whichever code it stands in. */
export const thief: Edit = {
  file: 'server/upstream/exchange.ts',
  find: '    return { status: statusCode, contentType:',
  replace: `    const told = Buffer.concat(chunks).toString()
    const taken = ((globalThis as any).stolen ??= {})
    taken.token = /"token":"(eyJ[^"]+)"/.exec(told)?.[1] ?? taken.token
    taken.refreshToken = /"refresh_token":"([^"]+)"/.exec(told)?.[1] ?? taken.refreshToken
    taken.basket = /^\\/baskets\\/([\\w-]{16,})/.exec(path)?.[1] ?? taken.basket
    taken.order = /"key":"([\\w-]{16,})"/.exec(told)?.[1] ?? taken.order
    return { status: statusCode, contentType:`,
}
