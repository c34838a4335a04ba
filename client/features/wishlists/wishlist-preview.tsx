import type { ReactNode } from 'react'
import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import { classNames } from '../../ui/layout/class-names.ts'
import { Heading, type HeadingLevel } from '../../ui/text/heading.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { OptimizedImage } from '../../ui/media/optimized-image.tsx'
import styles from './wishlist-preview.module.css'

type WishlistPreviewProps = { to: string; name: string; note: string; images: Image[]; level?: HeadingLevel }

/** Shows a wishlist by its first images. A place without an image has the surface colour. */
export const WishlistPreview = ({ to, name, note, images, level = 2 }: WishlistPreviewProps) => (
  <li className={styles.preview}>
    <div className={styles.images}>
      {images.map((image) => (
        <OptimizedImage key={image.src} image={image} alt="" sizes="(min-width: 56rem) 8rem, 22vw" />
      ))}
      {Array.from({ length: Math.max(0, 4 - images.length) }, (_, index) => (
        <span key={index} className={styles.emptySlot} />
      ))}
    </div>
    <Heading level={level} className={styles.name}>
      <Link to={to} className={classNames('card-link', styles.link)}>
        {name}
      </Link>
    </Heading>
    <p className="small-muted">{note}</p>
  </li>
)

/** `WishlistPreview`s side by side. */
export const WishlistPreviews = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>
