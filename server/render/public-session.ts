import type { ShopperSession } from '../session/shopper-session.ts'

/**
 * The session of pages that are the same for everybody: there is none, and asking it anything is a programming error.
 */
export const publicSession = new Proxy({} as ShopperSession, {
  get: (_nothing, name) => {
    throw new Error(`A public page asked for the session (${String(name)}); what is personal arrives through /bff`)
  },
})
