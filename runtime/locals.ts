declare global {
  namespace Express {
    /** What the first middlewares leave for those behind them. */
    interface Locals {
      requestId: string
      /** What the request is counted as: a pattern, never its address. */
      route?: string
    }
  }
}

export {}
