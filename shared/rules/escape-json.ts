/**
 * JSON for a `<script>` element: no `</script>`, no `<!--`, and no line separators that old engines take for line ends.
 * It stays valid JSON and valid JavaScript.
 */
export const escapeJsonForScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
