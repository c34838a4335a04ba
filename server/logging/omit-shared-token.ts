/**
 * The URL of a shared wishlist gives access to it, so the log must not contain its token. Respelled slashes open it,
 * too. What follows the token is omitted with it, because a mistyped URL may have its token there.
 */
const sharedToken = /((?:wishlists[\\/]+shared|shared-wishlists)[\\/]+).*/is

/** A path may spell a letter in percent encoding; the routes decode it, too. Other percent signs stay. */
const decodeLetters = (path: string) =>
  path.replaceAll(/(?:%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return encoded
    }
  })

/** A path or URL without the token of a shared wishlist. */
export const omitSharedToken = (path: string): string => {
  const decoded = decodeLetters(path)
  return sharedToken.test(decoded) ? decoded.replace(sharedToken, '$1') : path
}
