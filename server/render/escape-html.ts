const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for an element or a quoted attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character]!)
