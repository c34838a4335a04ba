/** A fault and the required behaviour. A `measured` row needs a test that records a measurement. */
export type Fault = { fault: string; required: string; measured: boolean }

const measured = (fault: string, required: string): Fault => ({ fault, required, measured: true })
const tested = (fault: string, required: string): Fault => ({ fault, required, measured: false })

/** By row, in the order of docs/faults.md. */
export const faults: Record<string, Fault> = {
  F1: measured(
    'Redis is killed',
    'Public pages are served; who has a session is told within a second when to come back; all is well again without a restart',
  ),
  F2: measured('Redis stands still', 'The same, because no command is waited for any longer than `REDIS_TIMEOUT_MS`'),
  F3: measured(
    'A write to Redis is not confirmed in time',
    'Nobody guesses whether it happened: it is read again before anything else is done',
  ),
  F4: measured('Redis is full', 'Nobody is signed in, with an error that says why; signing out works'),
  F5: measured('The primary becomes a replica and refuses writes', 'One new connection, and no session lost'),
  F6: measured('Redis is emptied', 'Shoppers become new guests; nothing answers 500'),
  F7: measured('A stored session is garbled', 'It is discarded for a new one, with one warning in the log'),
  F8: measured('A stored session lacks its cookie', 'The same'),
  F9: measured('Two requests write to one session at once', 'Both writes are there afterwards'),
  F10: measured('Somebody signs out while another of their requests is under way', 'They stay signed out'),
  F11: measured('The browser leaves while a token is being exchanged', 'The new token is kept'),
  F12: measured(
    'A session would be needed when the page has begun',
    'Cannot happen: tokens are renewed before, and nothing begins or ends a session whose cookie would be lost',
  ),
  F13: measured('Redis turns slow while a page is on its way', 'The end of the page does not wait for it'),
  F14: measured('Fifty requests over three replicas meet an expired token', 'One refresh'),
  F15: measured(
    'The shop dies between the refresh and its being saved',
    'At worst a clean guest; the time in which that can happen is measured',
  ),
  F16: measured(
    'A refresh is refused, or fails',
    'Refused: a new guest. Failed: the session stays, and the answer is 503',
  ),
  F17: measured(
    'The holder of the refresh lease stands still',
    'Another refreshes, and what the first writes late is rejected',
  ),
  F19: measured('The API refuses every token', 'At most one refresh and one more try a request'),
  F20: measured(
    'The API answers 500, or late, or not at all',
    'A circuit breaker for each group of calls, an error with a code, and public pages as they were',
  ),
  F21: measured('The API drips', 'A deadline for the whole answer'),
  F22: measured('The API breaks off', 'An error, not a wait'),
  F23: measured('The API sends garbage, or without end', 'A cap on size and depth, an error, and no half of a page'),
  F24: measured(
    'A basket cannot be taken over at sign-in',
    'Signed in, the guest’s basket kept, and the same again later does no harm',
  ),
  F25: measured(
    'A replica is asked to stop in the middle of a page',
    'Not ready at once, what is in flight is finished, Redis is let go last, exit 0, and nothing is lost behind a load balancer',
  ),
  F26: measured(
    'Clients drip a head or a body',
    'They are cut off well before Node would do it, and nobody waits for them',
  ),
  F27: measured('The clock of the API is wrong', 'A token’s life is `exp − iat` from when it came; a 401 decides'),
  F28: measured(
    'The keys of sessions change',
    'Old sessions are read and rewritten; what an unknown key wrote is discarded',
  ),
  F29: measured(
    'A late part of a page never comes',
    'It is given up at a deadline, and the browser asks for it itself',
  ),
  F30: measured(
    'A server is killed at any step of a payment',
    'One order, or a clean second try; never paid without an order, never two',
  ),
  F31: tested('A crowd wants the last hundred tickets', 'A hundred are sold'),
}
