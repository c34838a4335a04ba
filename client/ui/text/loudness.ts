const longName = 20

/**
 * How loud a headline may be, for `data-loudness`: over 20 characters it drops to --hush; with a word that would not
 * fit a small screen (`longWord`: letters that do, at a page title's size) it also takes one step down the scale there.
 * Soft hyphens do not count, and they break a word.
 */
export const loudness = (text: string, longWord = 13): 'hush' | 'whisper' | undefined => {
  const longest = Math.max(...text.split(/[\s\u00ad-]+/).map((word) => word.length))
  if (longest > longWord) return 'whisper'
  return text.replaceAll('\u00ad', '').length > longName ? 'hush' : undefined
}
