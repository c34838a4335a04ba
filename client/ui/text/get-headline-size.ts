const longTextLength = 20

/**
 * The value of `data-headline-size`. `long`: over 20 characters, set condensed. `longWord`: has a word that does not
 * fit a small screen at the size of a page title; condensed, and one step smaller there. Soft hyphens do not count, and
 * they break a word. `longWordLength` is the number of letters that fit.
 */
export const getHeadlineSize = (text: string, longWordLength = 13): 'long' | 'longWord' | undefined => {
  const longestWord = Math.max(...text.split(/[\s\u00ad-]+/).map((word) => word.length))
  if (longestWord > longWordLength) return 'longWord'
  return text.replaceAll('\u00ad', '').length > longTextLength ? 'long' : undefined
}
