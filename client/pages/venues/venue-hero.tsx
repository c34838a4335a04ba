import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import { getHeadlineSize } from '../../ui/text/get-headline-size.ts'
import { OptimizedImage } from '../../ui/media/optimized-image.tsx'
import styles from './venue-hero.module.css'
import { Container } from '../../ui/layout/container.tsx'

export const VenueHero = ({ name, image }: { name: string; image: Image | null }) => (
  <header className={styles.hero}>
    {image && (
      <div className={styles.photo}>
        <OptimizedImage image={image} sizes="100vw" priority />
      </div>
    )}
    <Container>
      <h1
        className={styles.name}
        id="page-title"
        tabIndex={-1}
        translate="no"
        data-headline-size={getHeadlineSize(name)}
      >
        {name}
      </h1>
    </Container>
  </header>
)
