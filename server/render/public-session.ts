import type { ShopperSession } from '../session/shopper-session.ts'

/** The session of public pages. It throws at any access, because that is a programming error. */
export const publicSession = new Proxy({} as ShopperSession, {
  get: (_nothing, name) => {
    throw new Error(`A public page used the session (${String(name)}); fetch personal data through /bff`)
  },
})
