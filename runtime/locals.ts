declare global {
  namespace Express {
    /** Values that the first middlewares store for later ones. */
    interface Locals {
      requestId: string
      /** The label of the request in metrics: a pattern, never its URL. */
      route?: string
    }
  }
}

export {}
