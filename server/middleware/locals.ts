declare global {
  namespace Express {
    /** What the first middlewares leave for those behind them. */
    interface Locals {
      requestId: string
    }
  }
}

export {}
