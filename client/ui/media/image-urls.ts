import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import { toOptimizedImageUrl, toOptimizedSrcSet, optimizerWidths } from '#shared/rules/image-optimizer.ts'

export const getImageUrl = toOptimizedImageUrl

/** The smaller widths are for thumbnails below 64 px. */
const widths = optimizerWidths.filter((width) => width >= 64)

/** Offers every width up to the first that covers the original; a larger one would only enlarge it. */
export const getImageSrcSet = ({ src, width }: Image) => toOptimizedSrcSet(src, width, widths)
