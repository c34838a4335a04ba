import type { Namespace } from '../i18n/i18n.ts'

/** The settings of a page that the server reads before it runs the page. */
export type PageSettings = {
  /** The route's path pattern. */
  path: string
  /** The file of the page's code, from the root of the repository; only in the server's build. */
  file?: string | undefined
  /**
   * A `public` page is the same for all shoppers with the same preferences, and may be cached. A `personal` page is
   * rendered for each request.
   */
  kind: 'public' | 'personal'
  /**
   * A public page that is not cached: shoppers can type any number of its URLs, which would push other pages out of the
   * cache.
   */
  uncached?: true
  /** Guests are redirected to the sign-in page, and return afterwards. */
  customersOnly?: true
  /** Back scrolls to the top, where the focus is: for a page that shoppers read from the start each time. */
  startsAtTop?: true
  theme: 'light' | 'dark'
  /** Namespaces besides `common` and `errors`. */
  namespaces: readonly Namespace[]
}
