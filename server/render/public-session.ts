import type { ShopperSession } from '../session/shopper-session.ts'

/** The session of public pages: any access to it is a programming error and throws. */
export const publicSession = new Proxy({} as ShopperSession, {
  get: (_nothing, name) => {
    throw new Error(`A public page used the session (${String(name)}); fetch personal data through /bff`)
  },
})
