import { Link } from '../../ui/actions/link.tsx'
import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import { OptimizedImage } from '../../ui/media/optimized-image.tsx'
import styles from './venue-tiles.module.css'

type VenueTilesProps = { venues: { to: string; name: string; note: string; image: Image | null }[] }

/** The venues side by side; the hovered or focused one grows. */
export const VenueTiles = ({ venues }: VenueTilesProps) => (
  <ul className={styles.tiles}>
    {venues.map(({ to, name, note, image }) => (
      <li key={to} className={styles.tile}>
        <Link to={to} className={styles.link}>
          <span className={styles.photo}>
            {image && <OptimizedImage image={image} alt="" sizes="(min-width: 64rem) 36vw, 94vw" />}
          </span>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.note}>{note}</p>
        </Link>
      </li>
    ))}
  </ul>
)
