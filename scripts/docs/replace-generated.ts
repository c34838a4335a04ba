const endMarker = '\n<!-- End of the generated table. -->\n'

/** Replaces the part of a document from the line `beginMarker` to the next end marker. Throws without them. */
export const replaceGenerated = (document: string, beginMarker: string, generatedText: string): string => {
  const from = document.indexOf(beginMarker)
  const to = document.indexOf(endMarker, from)
  if (from < 0) throw new Error(`The document lacks the line ${beginMarker.trim()}`)
  if (to < from) throw new Error(`The document lacks the line ${endMarker.trim()} after ${beginMarker.trim()}`)
  return `${document.slice(0, from + beginMarker.length)}\n${generatedText}\n${document.slice(to)}`
}
