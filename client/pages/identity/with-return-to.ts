/** Adds the return path as a parameter. */
export const withReturnTo = (path: string, returnTo: string) =>
  returnTo ? `${path}?returnTo=${encodeURIComponent(returnTo)}` : path
