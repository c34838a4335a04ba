import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import { loudness } from './loudness.ts'
import { OptimizedImage } from './optimized-image.tsx'
import styles from './venue-hero.module.css'
import { Wrap } from './wrap.tsx'

/** The room seen from the floor; its dark foot is where the name sits. */
export const VenueHero = ({ name, image }: { name: string; image: Image | null }) => (
  <section className={styles.hero} aria-labelledby="page-title">
    <div className={styles.photo}>{image && <OptimizedImage image={image} sizes="100vw" priority />}</div>
    <Wrap className={styles.body}>
      <h1 className={styles.name} id="page-title" tabIndex={-1} data-loudness={loudness(name)}>
        {name}
      </h1>
    </Wrap>
  </section>
)
