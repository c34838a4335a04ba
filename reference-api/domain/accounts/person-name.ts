import { hasLink } from '../plain-text.ts'

/** Some keyboards add them to Hebrew and Arabic. A name needs none. */
const directionMarks = /[\u200e\u200f\u061c]/g

/** The full stop of an abbreviation without a space after it: “St.John”, “J.R.R.Tolkien”, “ดร.สมชาย”. */
const unspacedStop = /\.(?=[\p{Lu}\p{Lo}][\p{L}\p{M}])/gu

/** The name as it is stored. With a space after each full stop no mail program takes it for a host. */
export const cleanName = (name: string): string => name.replace(directionMarks, '').replace(unspacedStop, '. ').trim()

/** Control characters, line breaks, and all invisible ones but the joiners of Persian and of Indian scripts. */
const notInNames = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u

/** Phones make a link of it. */
const telephoneNumber = /\p{Nd}(?:[\s().+/-]*\p{Nd}){5}/u

/**
 * False for a text that no person is called: one with a web or email address, a telephone number or control characters.
 * Strangers receive names by mail.
 */
export const isName = (name: string): boolean => !notInNames.test(name) && !hasLink(name) && !telephoneNumber.test(name)
