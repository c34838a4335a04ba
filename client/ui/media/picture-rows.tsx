import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import { classNames } from '../layout/class-names.ts'
import { OptimizedImage } from './optimized-image.tsx'
import styles from './picture-rows.module.css'

/** Further pictures, side by side and whole, with what they show in words for who cannot see them. */
export const PictureRows = ({ label, pictures }: { label: string; pictures: readonly Image[] }) => (
  <ul className={classNames(styles.rows, pictures.length === 1 && styles.alone)} aria-label={label}>
    {pictures.map((picture) => (
      <li key={picture.src} className={styles.picture}>
        <OptimizedImage
          image={picture}
          sizes={
            pictures.length === 1
              ? '(min-width: 100rem) 96rem, 96vw'
              : '(min-width: 100rem) 48rem, (min-width: 40rem) 48vw, 96vw'
          }
        />
      </li>
    ))}
  </ul>
)
