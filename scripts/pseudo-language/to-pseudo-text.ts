const accents: Record<string, string> = {
  ...{ a: 'å', b: 'ƀ', c: 'ç', d: 'ð', e: 'é', f: 'ƒ', g: 'ĝ', h: 'ĥ', i: 'î', j: 'ĵ', k: 'ķ', l: 'ļ', m: 'ɱ' },
  ...{ n: 'ñ', o: 'ö', p: 'þ', q: 'ǫ', r: 'ŕ', s: 'š', t: 'ţ', u: 'û', v: 'ṽ', w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž' },
}

const accentuate = (letter: string) => {
  const accent = accents[letter.toLowerCase()] ?? letter
  return letter === letter.toLowerCase() ? accent : accent.toUpperCase()
}

/** Placeholders, nested texts, tags, entities and addresses, which code or browsers read. */
const codePattern = /(\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]*>|&[a-z]+;|https?:\/\/\S+|\S+@\S+)/

/**
 * An English text as a pseudo-language. Each letter has an accent, and vowels repeat until the text is a third longer.
 * Brackets show its ends. Code within the text stays.
 */
export const toPseudoText = (text: string): string => {
  const parts = text.split(codePattern)
  const lettersOf = (part: string) => part.match(/[a-z]/gi)?.length ?? 0
  let missing = Math.ceil(parts.reduce((sum, part, index) => sum + (index % 2 ? 0 : lettersOf(part)), 0) / 3)
  const lengthen = (letter: string) => {
    const accent = accentuate(letter)
    if (missing <= 0 || !/[aeiou]/i.test(letter)) return accent
    missing -= 1
    return accent + accent.toLowerCase()
  }
  const pseudo = parts.map((part, index) => (index % 2 ? part : part.replace(/[a-z]/gi, lengthen))).join('')
  return `[${pseudo}${'ö'.repeat(Math.max(0, missing))}]`
}

type Texts = { [key: string]: string | Texts }

const pluralPattern = /^(.*)_other$/

/** The texts of a file in the pseudo-language, with each category of plurals that the language has. */
export const toPseudoTexts = (texts: Texts, categories: readonly string[]): Texts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]): [string, string | Texts][] => {
      if (typeof value !== 'string') return [[key, toPseudoTexts(value, categories)]]
      const [, plural] = pluralPattern.exec(key) ?? []
      if (plural === undefined) return [[key, toPseudoText(value)]]
      const others = categories.filter((category) => category === 'other' || !(`${plural}_${category}` in texts))
      return others.map((category) => [`${plural}_${category}`, toPseudoText(value)])
    }),
  )
