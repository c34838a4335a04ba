const spelledOut: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  '&': ' and ',
  ø: 'o',
  æ: 'ae',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

/** `Nachtschwärmer & die Straßenbahn` becomes `nachtschwaermer-and-die-strassenbahn`. */
export const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[äöüß&øæłđı]/g, (char) => spelledOut[char] ?? char)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
