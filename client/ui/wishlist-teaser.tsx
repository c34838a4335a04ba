import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import { Link } from './link.tsx'
import { OptimizedImage } from './optimized-image.tsx'
import { Quiet } from './quiet.tsx'
import styles from './wishlist-teaser.module.css'

type WishlistTeasersProps = { lists: { to: string; name: string; note: string; images: Image[] }[] }

/** Wishlists beside each other: up to four of their pictures, the name, what is on them. */
export const WishlistTeasers = ({ lists }: WishlistTeasersProps) => (
  <ul className={styles.list}>
    {lists.map(({ to, name, note, images }) => (
      <li key={to} className={styles.item}>
        <div className={styles.strip}>
          {images.length === 0 && <span className={styles.blank} />}
          {images.slice(0, 4).map((image) => (
            <OptimizedImage key={image.src} image={image} alt="" sizes="(min-width: 64rem) 6rem, 22vw" className={styles.image} />
          ))}
        </div>
        <h3 className={styles.name}>
          <Link className={styles.link} to={to}>
            {name}
          </Link>
        </h3>
        <Quiet as="p" small>
          {note}
        </Quiet>
      </li>
    ))}
  </ul>
)
