const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Paragraphs of plain text as HTML. */
export const toParagraphs = (texts: string[]): string => texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('')
