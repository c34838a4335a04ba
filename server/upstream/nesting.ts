const [quote, backslash, openBracket, closeBracket, openBrace, closeBrace] = Buffer.from('"\\[]{}')

/** No answer has more than ten. */
export const maxDepth = 64

/**
 * Whether JSON text opens more than so many arrays and objects inside each other. Some 1 ns a byte; parsing five
 * megabytes of nothing but brackets would hold the process for seconds, and whoever walks through the result by
 * recursion would fall.
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
