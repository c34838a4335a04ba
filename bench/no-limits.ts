import { rateLimitVariables } from '#server/config/config-rate-limits.ts'

/** Environment variables that lift the limits of the storefront: all requests come from one IP address. */
export const noLimits: Record<string, string> = {
  ...Object.fromEntries(Object.keys(rateLimitVariables).map((name) => [name, '1000000/1h'])),
  REQUESTS_IN_PROGRESS_IP: '1000000',
  REQUESTS_IN_PROGRESS: '1000000',
  API_CALLS_IP: '1000000',
  API_CALLS: '1000000',
  HOLD_TICKETS_IP: '1000000',
  HOLD_BASKETS_IP: '1000000',
  HOLD_GOODS_IP: '1000000',
}
