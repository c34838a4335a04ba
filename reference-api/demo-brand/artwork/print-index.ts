/** One entry of `prints/index.json`, which the seed reads. Sizes in pixels, colour as #rrggbb. */
type PrintEntry = {
  file: string
  width: number
  height: number
  alt: { en: string; de: string }
  /** The dominant colour, shown until the image has loaded. */
  colour: string
}
export type PrintIndex = PrintEntry[]
