/** Pages whose turn is over once somebody has signed in. */
const passed = ['/sign-in', '/sign-out', '/register', '/forgotten-password', '/verify-email']

/**
 * Where signing in leads when the address does not say: the page the shopper came from. Empty: nowhere in particular.
 */
export const wayBack = (previousPath: string | null): string =>
  previousPath === null || passed.includes(previousPath.split(/[?#]/, 1)[0]!) ? '' : previousPath
