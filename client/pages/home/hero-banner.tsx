import type { ReactNode } from 'react'
import { Link } from '../../ui/actions/link.tsx'
import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import styles from './hero-banner.module.css'
import { getHeadlineSize } from '../../ui/text/get-headline-size.ts'
import { OptimizedImage } from '../../ui/media/optimized-image.tsx'
import { Container } from '../../ui/layout/container.tsx'

type HeroBannerProps = {
  to: string
  name: string
  kicker: string
  date: string
  text?: string | null
  /** A wide picture (16:9); a 4:5 poster is cropped to its centre. */
  image: Image | null
  lang?: string
  children: ReactNode
}

/** A full-width picture with the event's name below it and the ticket across both. */
export const HeroBanner = ({ to, name, kicker, date, text, image, lang, children }: HeroBannerProps) => (
  <section className={styles.hero} aria-labelledby="page-title">
    <div className={styles.art}>{image && <OptimizedImage image={image} alt="" sizes="100vw" priority />}</div>
    <Container className={styles.body}>
      <p className={styles.kicker}>
        <span>{kicker}</span> <span className="muted">{date}</span>
      </p>
      <h1 className={styles.name} id="page-title" tabIndex={-1} lang={lang} data-headline-size={getHeadlineSize(name)}>
        <Link to={to}>{name}</Link>
      </h1>
      {text && (
        <p className={styles.support} lang={lang}>
          {text}
        </p>
      )}
      <div className={styles.ticket}>{children}</div>
    </Container>
  </section>
)
