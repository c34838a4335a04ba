import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import { loudness } from '../../ui/text/loudness.ts'
import { OptimizedImage } from '../../ui/media/optimized-image.tsx'
import styles from './venue-hero.module.css'
import { Wrap } from '../../ui/layout/wrap.tsx'

/** The room as wide as the street, its name across the edge. */
export const VenueHero = ({ name, image }: { name: string; image: Image | null }) => (
  <header className={styles.hero}>
    {image && (
      <div className={styles.photo}>
        <OptimizedImage image={image} sizes="100vw" priority />
      </div>
    )}
    <Wrap>
      <h1 className={styles.name} id="page-title" tabIndex={-1} translate="no" data-loudness={loudness(name)}>
        {name}
      </h1>
    </Wrap>
  </header>
)
