import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import { OptimizedImage } from '../../ui/media/optimized-image.tsx'
import styles from './small-poster.module.css'

/** A poster at most 6rem wide, beside the text that names it. Without an image its place stays empty. */
export const SmallPoster = ({ image }: { image: Image | null }) => (
  <span className={styles.poster}>{image && <OptimizedImage image={image} alt="" sizes="6rem" />}</span>
)
