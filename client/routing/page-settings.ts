import type { Namespace } from '../i18n/i18n.ts'

/** What the server must know of a page before it runs it. */
export type PageSettings = {
  /** The pattern of its addresses. */
  path: string
  /**
   * `public` pages are the same for everybody with the same preferences and may be cached; `personal` ones are rendered
   * per request.
   */
  kind: 'public' | 'personal'
  /**
   * A public page that is made anew for everybody: its addresses are as many as people can type, and would push others
   * out of the cache.
   */
  uncached?: true
  /** Guests are sent to sign in, and come back afterwards. */
  customersOnly?: true
  /** `up` is warm paper: everything that happens with a ticket in your hand. */
  theme: 'light' | 'dark'
  /** Areas of texts the page needs besides `common` and `errors`. */
  namespaces: readonly Namespace[]
}
