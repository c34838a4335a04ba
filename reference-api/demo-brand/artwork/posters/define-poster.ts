import type { FamilyName } from '../families/families.ts'

export type Poster = {
  id: string
  family: FamilyName
  variant: number
  paper: string
  inks: readonly string[]
  alt: { en: string; de: string }
}

/** One poster: family and variant, paper, inks in printing order, and the alternative text in both languages. */
export const definePoster = (
  id: string,
  family: FamilyName,
  variant: number,
  paper: string,
  inks: string,
  en: string,
  de: string,
): Poster => ({
  id,
  family,
  variant,
  paper: `#${paper}`,
  inks: inks.split(' ').map((ink) => `#${ink}`),
  alt: { en, de },
})
