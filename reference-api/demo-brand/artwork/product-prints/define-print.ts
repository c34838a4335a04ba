import type { Family } from '../press.ts'

export type ProductPrint = {
  file: string
  family: Family
  variant: number
  paper: string
  inks: readonly string[]
  alt: { en: string; de: string }
}

export const definePrint = (
  file: string,
  family: Family,
  variant: number,
  paper: string,
  inks: string,
  en: string,
  de: string,
): ProductPrint => ({
  file,
  family,
  variant,
  paper: `#${paper}`,
  inks: inks.split(' ').map((ink) => `#${ink}`),
  alt: { en, de },
})
