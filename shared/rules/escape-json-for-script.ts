/**
 * JSON for a `<script>` element: escapes `</script>`, `<!--` and line separators, which old engines read as line ends.
 * The result is valid JSON and valid JavaScript.
 */
export const escapeJsonForScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
