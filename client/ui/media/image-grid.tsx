import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import { classNames } from '../layout/class-names.ts'
import { OptimizedImage } from './optimized-image.tsx'
import styles from './image-grid.module.css'

/** Further images side by side, uncropped, with their alternative texts. */
export const ImageGrid = ({ label, images }: { label: string; images: readonly Image[] }) => (
  <ul className={classNames(styles.grid, images.length === 1 && styles.single)} aria-label={label}>
    {images.map((image) => (
      <li key={image.src} className={styles.image}>
        <OptimizedImage
          image={image}
          sizes={
            images.length === 1
              ? '(min-width: 100rem) 96rem, 96vw'
              : '(min-width: 100rem) 48rem, (min-width: 40rem) 48vw, 96vw'
          }
        />
      </li>
    ))}
  </ul>
)
