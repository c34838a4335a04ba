/** `path` with the page that sign-in or registration returns to, if there is one. */
export const withReturnTo = (path: string, returnTo: string) =>
  returnTo ? `${path}?returnTo=${encodeURIComponent(returnTo)}` : path
