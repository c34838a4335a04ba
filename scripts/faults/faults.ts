/** A fault with the behaviour that it requires. A `measured` row needs a test that records a figure. */
type Fault = { fault: string; required: string; measured: boolean }

const createMeasuredFault = (fault: string, required: string): Fault => ({ fault, required, measured: true })
const createTestedFault = (fault: string, required: string): Fault => ({ fault, required, measured: false })

/** The faults by row, in the order of docs/faults.md. */
export const faults: Record<string, Fault> = {
  F1: createMeasuredFault(
    'Redis is killed',
    'Public pages are served. A request with a session gets 503 with Retry-After within a second. The shop recovers without a restart',
  ),
  F2: createMeasuredFault('Redis does not respond', 'The same, because a command waits at most `REDIS_TIMEOUT_MS`'),
  F3: createMeasuredFault(
    'A write to Redis is not confirmed in time',
    'The storefront reads the value back before any other step',
  ),
  F4: createMeasuredFault('Redis is full', 'Sign-in fails with an error that says why; sign-out works'),
  F5: createMeasuredFault(
    'The primary becomes a replica and rejects writes',
    'The storefront makes one new connection and loses no session',
  ),
  F6: createMeasuredFault('Redis is emptied', 'Shoppers become new guests; no response is 500'),
  F7: createMeasuredFault('A stored session is garbled', 'A new session replaces it, with one warning in the log'),
  F8: createMeasuredFault('A stored session lacks its cookie', 'The same'),
  F9: createMeasuredFault('Two requests write to one session at once', 'Both writes are stored'),
  F10: createMeasuredFault('A shopper signs out while another request is in flight', 'The shopper stays signed out'),
  F11: createMeasuredFault('The browser disconnects during a token refresh', 'The new token is saved'),
  F12: createMeasuredFault(
    'A streamed page needs a session after its first byte',
    'Cannot happen: tokens are refreshed before. After the first byte no session begins or ends, because its cookie would be lost',
  ),
  F13: createMeasuredFault('Redis turns slow during a streamed page', 'The end of the page does not wait for Redis'),
  F14: createMeasuredFault('Fifty requests over three replicas have an expired token', 'One refresh'),
  F15: createMeasuredFault(
    'The storefront dies between a refresh and its save',
    'At worst the shopper becomes a guest; the test measures the time window',
  ),
  F16: createMeasuredFault(
    'A refresh is rejected, or fails',
    'Rejected: a new guest. Failed: the session stays, and the response is 503',
  ),
  F17: createMeasuredFault(
    'The holder of the refresh lease stalls',
    'Another process refreshes, and the late write of the first is rejected',
  ),
  F19: createMeasuredFault('The API rejects every token', 'A request causes at most one refresh and one retry'),
  F20: createMeasuredFault(
    'The API responds with 500, late, or not at all',
    'The circuit breaker of the group opens, calls get an error with a code, and public pages come from the cache',
  ),
  F21: createMeasuredFault('The API sends its response byte by byte', 'A deadline ends the whole response'),
  F22: createMeasuredFault('The API cuts its response off', 'An error at once, no wait'),
  F23: createMeasuredFault(
    'The API sends garbage, or an endless response',
    'Caps on size and depth give an error and no partial page',
  ),
  F24: createMeasuredFault(
    'The guest basket cannot be merged at sign-in',
    'The shopper is signed in, the guest basket stays, and a later retry does no harm',
  ),
  F25: createMeasuredFault(
    'A replica gets SIGTERM during a page',
    '`/readyz` fails at once, requests in flight complete, Redis closes last, exit 0, and no request is lost behind a load balancer',
  ),
  F26: createMeasuredFault(
    'Clients send a head or a body byte by byte',
    'The storefront cuts them off well before Node would, and other requests do not wait',
  ),
  F27: createMeasuredFault(
    'The clock of the API is wrong',
    'A token’s life is `exp − iat` from its receipt; a 401 decides',
  ),
  F28: createMeasuredFault(
    'The keys of sessions rotate',
    'Old sessions are read and rewritten; a session of an unknown key is discarded',
  ),
  F29: createMeasuredFault(
    'A streamed query never completes',
    'The page ends at a deadline, and the browser fetches the data itself',
  ),
  F30: createMeasuredFault(
    'A server is killed at any step of a payment',
    'One order, or a clean retry; never a payment without an order, never two orders',
  ),
  F31: createTestedFault('A thousand shoppers want the last hundred tickets', 'A hundred are sold'),
}
