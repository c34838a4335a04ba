const [quote, backslash, openBracket, closeBracket, openBrace, closeBrace] = Buffer.from('"\\[]{}')

/** Real responses have at most ten levels. */
export const maxDepth = 64

/**
 * Whether JSON text nests deeper than `depthLimit`. Takes about 1 ns for each byte. Parsing five megabytes of brackets
 * would block the process for seconds, and a recursive reader of the result would overflow the stack.
 */
export const isNestedBeyond = (depthLimit: number, json: Uint8Array): boolean => {
  let depth = 0
  let isInString = false
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]
    if (isInString) {
      if (byte === backslash) at += 1
      else if (byte === quote) isInString = false
    } else if (byte === quote) isInString = true
    else if (byte === openBracket || byte === openBrace) {
      depth += 1
      if (depth > depthLimit) return true
    } else if (byte === closeBracket || byte === closeBrace) depth -= 1
  }
  return false
}
