import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import { classNames } from '../layout/class-names.ts'
import styles from './gallery.module.css'
import { OptimizedImage } from './optimized-image.tsx'

type GalleryProps = {
  images: readonly Image[]
  /** The accessible name of the group: "Pictures". */
  legend: string
  /** The accessible name of an image: "Picture 2 of 3". */
  getImageLabel: (number: number) => string
  /** True for record sleeves, whose images are square. */
  square?: boolean
}

/** The style sheet has a rule for each of these. */
const maxImages = 6

/**
 * One large image and small ones below it. Radio buttons choose, so that it works by keyboard and without JavaScript.
 */
export const Gallery = ({ images, legend, getImageLabel, square }: GalleryProps) => {
  const shownImages = images.slice(0, maxImages)
  const viewClass = classNames(styles.views, square && styles.square)
  const largeImages = shownImages.map((image, index) => (
    <OptimizedImage
      key={image.src}
      image={image}
      sizes="(min-width: 100rem) 38rem, (min-width: 64rem) 40vw, 100vw"
      priority={index === 0}
      className={styles.view}
    />
  ))
  if (shownImages.length < 2) return <div className={viewClass}>{largeImages}</div>
  return (
    <fieldset className={styles.gallery}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={viewClass}>{largeImages}</div>
      <div className={styles.thumbs}>
        {shownImages.map((image, index) => (
          <label key={image.src} className={styles.thumb}>
            <input
              type="radio"
              name="picture"
              value={index}
              defaultChecked={index === 0}
              className={styles.radio}
              aria-label={getImageLabel(index + 1)}
            />
            <OptimizedImage image={image} alt="" sizes="6rem" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
