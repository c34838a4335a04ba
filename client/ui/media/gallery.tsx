import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import { classNames } from '../layout/class-names.ts'
import styles from './gallery.module.css'
import { OptimizedImage } from './optimized-image.tsx'

type GalleryProps = {
  images: readonly Image[]
  /** "Pictures", for readers. */
  legend: string
  /** "Picture 2 of 3". */
  getImageLabel: (number: number) => string
  /** A record's sleeve. */
  square?: boolean
}

/** As many as there are rules for in the style sheet. */
const maxImages = 6

/**
 * One picture large, the others small below it: a choice of radio buttons, so that it works with keys alone and without
 * a script.
 */
export const Gallery = ({ images, legend, getImageLabel, square }: GalleryProps) => {
  const shown = images.slice(0, maxImages)
  const viewClass = classNames(styles.views, square && styles.square)
  const largeImages = shown.map((image, index) => (
    <OptimizedImage
      key={image.src}
      image={image}
      sizes="(min-width: 100rem) 38rem, (min-width: 64rem) 40vw, 100vw"
      priority={index === 0}
      className={styles.view}
    />
  ))
  if (shown.length < 2) return <div className={viewClass}>{largeImages}</div>
  return (
    <fieldset className={styles.gallery}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={viewClass}>{largeImages}</div>
      <div className={styles.thumbs}>
        {shown.map((image, index) => (
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
