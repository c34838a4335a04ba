/** Pages whose turn is over once somebody has signed in. */
const excludedPaths = ['/sign-in', '/sign-out', '/register', '/forgotten-password', '/verify-email']

/**
 * Where signing in leads when the address does not say: the page the shopper came from. Empty: nowhere in particular.
 */
export const defaultReturnPath = (previousPath: string | null): string =>
  previousPath === null || excludedPaths.includes(previousPath.split(/[?#]/, 1)[0]!) ? '' : previousPath
