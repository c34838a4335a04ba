/** Pages that signing in never returns to. */
const excludedPaths = [
  '/sign-in',
  '/sign-out',
  '/register',
  '/forgotten-password',
  '/verify-email',
  '/undo-email-change',
]

/** The return path of signing in when the URL has none: the page the shopper came from, else an empty string. */
export const defaultReturnPath = (previousPath: string | null): string =>
  previousPath === null || excludedPaths.includes(previousPath.split(/[?#]/, 1)[0]!) ? '' : previousPath
