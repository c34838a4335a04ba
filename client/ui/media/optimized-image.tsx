import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import { classNames } from '../layout/class-names.ts'
import { getImageUrl, getImageSrcSet } from './image-urls.ts'
import styles from './optimized-image.module.css'

type OptimizedImageProps = {
  image: Image
  /** The `sizes` attribute: "(min-width: 56rem) 25vw, 50vw". */
  sizes: string
  /** The alternative text; empty where the name stands beside the image. */
  alt?: string
  /** True only for the largest element of the first view. */
  priority?: boolean
  className?: string
}

export const OptimizedImage = ({ image, sizes, alt = image.alt, priority, className }: OptimizedImageProps) => (
  <img
    className={classNames(styles.image, className)}
    sizes={sizes}
    srcSet={getImageSrcSet(image)}
    src={getImageUrl(image.src, 828)}
    width={image.width}
    height={image.height}
    alt={alt}
    lang={image.lang}
    loading={priority ? 'eager' : 'lazy'}
    fetchPriority={priority ? 'high' : undefined}
    decoding={priority ? 'sync' : 'async'}
  />
)
