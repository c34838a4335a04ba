import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import { optimizedImage, optimizedSrcSet, optimizerWidths } from '#shared/rules/image-optimizer.ts'

export const imageAddress = optimizedImage

/** The tiny ones are for thumbnails below 64 px. */
const widths = optimizerWidths.filter((width) => width >= 64)

/** Every offered width up to the first that holds the whole print; asking for more would only enlarge it. */
export const imageSet = ({ src, width }: Image) => optimizedSrcSet(src, width, widths)
