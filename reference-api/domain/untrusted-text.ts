/** Characters without width. Between the characters of a URL they would hide it from the pattern below. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** A text as readers see it, with plain characters for circled, wide and similar ones. Only for checks. */
export const toVisibleText = (value: string): string => value.normalize('NFKC').replace(invisible, '')

/** A full stop and the characters that browsers take for one, in a character class of a pattern. */
export const fullStops = '.．。｡․﹒'

/** Names of hosts, URLs and email addresses, of any alphabet: what a mail program would make a link of. */
const link = new RegExp(
  [
    String.raw`:\/\/|www\.|\S@\S`,
    String.raw`[\p{L}\p{N}\p{M}-][${fullStops}]\p{L}{2,}`,
    // An IPv4 address. Dates have fewer parts.
    String.raw`(?:\p{Nd}{1,3}[${fullStops}]){3}\p{Nd}`,
  ].join('|'),
  'iu',
)

/**
 * Whether a text has something that a mail program shows as a link, by which attackers could advertise in our emails.
 */
export const hasLink = (value: string): boolean =>
  link.test(value.replace(invisible, '')) || link.test(toVisibleText(value))

/**
 * Control characters other than line breaks, and those that change the direction of the text after them. `\r` and `\n`
 * are for texts of several lines.
 */
export const unprintable = /[^\P{Cc}\r\n]|[\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u

/** Whether a text is a single line without such characters. */
export const isPlainLine = (value: string): boolean => !unprintable.test(value) && !/[\r\n]/.test(value)

/** After these a space without width keeps a mail program from finding a link. */
const endsOfWords = new RegExp(`[${fullStops}@]|:(?=/)`, 'g')

/**
 * Breaks the links of a text by spaces without width, so that mail programs find no link in it. For texts that must be
 * repeated word for word, such as a company's name or a declaration. Readers see no difference.
 */
export const breakLinks = (value: string): string =>
  hasLink(value) ? value.replace(invisible, '').replace(endsOfWords, '$&\u200b') : value
