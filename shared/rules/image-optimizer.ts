/** The path and the parameters of the image optimizer (specification §9). */
export const optimizerPath = '/_next/image'
export const deviceWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const
const imageWidths = [16, 32, 48, 64, 96, 128, 256, 384] as const
export const optimizerWidths: readonly number[] = [...imageWidths, ...deviceWidths]
export const optimizerQuality = 75

/** The path of an image of this shop (`/media/…`) in one of the widths above. */
export const toOptimizedImageUrl = (src: string, width: number): string =>
  `${optimizerPath}?url=${encodeURIComponent(src)}&w=${width}&q=${optimizerQuality}`

/**
 * A `srcset` of the given widths. It ends at the first width that is at least the original's, because the optimizer
 * never enlarges.
 */
export const toOptimizedSrcSet = (
  src: string,
  originalWidth: number,
  widths: readonly number[] = optimizerWidths,
): string => {
  const largestUsefulWidth = widths.find((width) => width >= originalWidth) ?? Infinity
  return widths
    .filter((width) => width <= largestUsefulWidth)
    .map((width) => `${toOptimizedImageUrl(src, width)} ${width}w`)
    .join(', ')
}
