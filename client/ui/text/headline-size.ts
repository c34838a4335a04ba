const longTextLength = 20

/**
 * How loud a headline may be, for `data-headline-size`: over 20 characters it drops to --width-condensed; with a word
 * that would not fit a small screen (`longWord`: letters that do, at a page title's size) it also takes one step down
 * the scale there. Soft hyphens do not count, and they break a word.
 */
export const headlineSize = (text: string, longWordLength = 13): 'long' | 'longWord' | undefined => {
  const longestWord = Math.max(...text.split(/[\s\u00ad-]+/).map((word) => word.length))
  if (longestWord > longWordLength) return 'longWord'
  return text.replaceAll('\u00ad', '').length > longTextLength ? 'long' : undefined
}
