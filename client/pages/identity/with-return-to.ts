/** A path that remembers where to go afterwards. */
export const withReturnTo = (path: string, returnTo: string) =>
  returnTo ? `${path}?returnTo=${encodeURIComponent(returnTo)}` : path
