import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import { toOptimizedImageUrl, toOptimizedSrcSet, optimizerWidths } from '#shared/rules/image-optimizer.ts'

export const getImageUrl = toOptimizedImageUrl

/** The tiny ones are for thumbnails below 64 px. */
const widths = optimizerWidths.filter((width) => width >= 64)

/** Every offered width up to the first that holds the whole print; asking for more would only enlarge it. */
export const getImageSrcSet = ({ src, width }: Image) => toOptimizedSrcSet(src, width, widths)
