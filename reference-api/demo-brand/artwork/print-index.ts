/** One line of `prints/index.json`: what the seed needs to show a print. Sizes in pixels, colour as #rrggbb. */
type PrintEntry = {
  file: string
  width: number
  height: number
  alt: { en: string; de: string }
  /** The dominant colour, to stand in until the print has loaded. */
  colour: string
}
export type PrintIndex = PrintEntry[]
