declare global {
  namespace Express {
    /** Values that the first middlewares store for later ones. */
    interface Locals {
      requestId: string
      /** Metric label of the request: a pattern, never its URL. */
      route?: string
    }
  }
}

export {}
