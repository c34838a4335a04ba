/**
 * JSON that may stand inside a `<script>` element: no `</script>`, no `<!--`, and no line separators that older engines
 * take for line ends. Stays valid JSON and valid JavaScript.
 */
export const escapeJsonForScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
