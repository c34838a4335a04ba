/** The delays of data fetching in milliseconds (specification §9, "Data-fetch defaults"). */
export const dedupeMs = 2_000
const errorRetryMs = 5_000
const errorRetrySlowMs = 10_000
export const focusThrottleMs = 5_000
const slowHintMs = 3_000
const slowHintSlowMs = 5_000

type Connection = { effectiveType?: string; saveData?: boolean }

/** A network is slow when the browser reports 2g or data saving. */
export const isSlowConnection = (connection: Connection | undefined) =>
  connection !== undefined &&
  (connection.saveData === true || ['slow-2g', '2g'].includes(connection.effectiveType ?? ''))

const getConnection = (navigator: Navigator) => (navigator as Navigator & { connection?: Connection }).connection

export const getErrorRetryMs = (navigator: Navigator) =>
  isSlowConnection(getConnection(navigator)) ? errorRetrySlowMs : errorRetryMs

export const getSlowHintMs = (navigator: Navigator) =>
  isSlowConnection(getConnection(navigator)) ? slowHintSlowMs : slowHintMs

/** Milliseconds until a change that was begun on another page has ended. */
export const pendingChangeMs = 2_000
