import topLevelDomains from 'tlds' with { type: 'json' }
import { fullStops, hasLink, toVisibleText } from '../untrusted-text.ts'

const knownDomains: ReadonlySet<string> = new Set(topLevelDomains)

/** Some keyboards add these marks to Hebrew and Arabic texts. A name needs none. */
const directionMarks = /[\u200e\u200f\u061c]/g

/**
 * A full stop without a space after it, and what stands on both sides: “St.John”, “j.smith”, “ดร.สมชาย”. The lookbehind
 * starts at the beginning of a word only, or the time would be quadratic.
 */
const unspacedStop = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}-])([\p{L}\p{M}\p{N}-]*)[${fullStops}](?=(\p{L}[\p{L}\p{M}]+))`,
  'gu',
)

/**
 * Whether the words around a full stop are a host, of which mail programs make a link. Then the second word is a known
 * top-level domain in small letters. After an initial or before a capital letter it may be a person's name, which gets
 * a space instead.
 */
const isHost = (before: string, after: string) =>
  before.length > 2 && /^\p{Ll}/u.test(after) && knownDomains.has(after.toLowerCase())

/** The name as it is stored. Adds a space after a full stop, because mail programs turn `a.b` into a link. */
export const cleanName = (name: string): string =>
  name
    .replace(directionMarks, '')
    .replace(unspacedStop, (stop, before: string, after: string) => (isHost(before, after) ? stop : `${before}. `))
    .trim()

/** Control characters, line breaks, and all invisible characters but the joiners of Persian and of Indian scripts. */
const notInNames = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u

/** Phones turn a telephone number into a link, whichever dashes, dots or spaces separate its digits. */
const telephoneNumber = /\p{Nd}(?:[\s\p{P}+]*\p{Nd}){5}/u

/** Begins an encoded word (RFC 2047): in a subject, mail programs show the text that it encodes. */
const encodedWord = '=?'

/** The port of a host such as “localhost:80”. Names have letters after a colon: “S:t Cyr”. */
const port = /:\p{Nd}/u

/**
 * Whether a text can be a person's name: without web or email addresses, telephone numbers, control characters and
 * encoded words.
 * Emails to strangers contain names.
 */
export const isName = (name: string): boolean =>
  !notInNames.test(name) &&
  !name.includes(encodedWord) &&
  !hasLink(name) &&
  [name, toVisibleText(name)].every((text) => !telephoneNumber.test(text) && !port.test(text))
