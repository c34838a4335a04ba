import topLevelDomains from 'tlds' with { type: 'json' }
import { fullStops, hasLink } from '../plain-text.ts'

const knownDomains: ReadonlySet<string> = new Set(topLevelDomains)

/** Some keyboards add them to Hebrew and Arabic. A name needs none. */
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
 * Whether mail programs make a link of the words around a full stop: of one before a known domain in small letters they
 * do. What may be a person's, after an initial or before a capital letter, gets a space instead.
 */
const isHost = (before: string, after: string) =>
  before.length > 2 && /^\p{Ll}/u.test(after) && knownDomains.has(after.toLowerCase())

/** The name as it is stored. With a space after a full stop no mail program takes it for a host. */
export const cleanName = (name: string): string =>
  name
    .replace(directionMarks, '')
    .replace(unspacedStop, (stop, before: string, after: string) => (isHost(before, after) ? stop : `${before}. `))
    .trim()

/** Control characters, line breaks, and all invisible ones but the joiners of Persian and of Indian scripts. */
const notInNames = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u

/** Phones make a link of it. */
const telephoneNumber = /\p{Nd}(?:[\s().+/-]*\p{Nd}){5}/u

/** The port of a host such as “localhost:80”. Names have letters after a colon: “S:t Cyr”. */
const port = /:\p{Nd}/u

/**
 * False for a text that no person is called: one with a web or email address, a telephone number or control characters.
 * Strangers receive names by mail.
 */
export const isName = (name: string): boolean =>
  !notInNames.test(name) && !hasLink(name) && !telephoneNumber.test(name) && !port.test(name)
