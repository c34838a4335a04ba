import type { ReactNode } from 'react'
import { Link } from '../../ui/actions/link.tsx'
import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import styles from './hero-banner.module.css'
import { headlineSize } from '../../ui/text/headline-size.ts'
import { OptimizedImage } from '../../ui/media/optimized-image.tsx'
import { Container } from '../../ui/layout/container.tsx'

type HeroBannerProps = {
  to: string
  name: string
  kicker: string
  date: string
  text?: string | null
  /** A wide print (16:9); a 4:5 poster is cut to its middle. */
  image: Image | null
  lang?: string
  children: ReactNode
}

/** Tonight: the print as wide as the street, the name below it, the ticket stuck over both. */
export const HeroBanner = ({ to, name, kicker, date, text, image, lang, children }: HeroBannerProps) => (
  <section className={styles.hero} aria-labelledby="page-title">
    <div className={styles.art}>{image && <OptimizedImage image={image} alt="" sizes="100vw" priority />}</div>
    <Container className={styles.body}>
      <p className={styles.kicker}>
        <span>{kicker}</span> <span className={styles.date}>{date}</span>
      </p>
      <h1 className={styles.name} id="page-title" tabIndex={-1} lang={lang} data-headline-size={headlineSize(name)}>
        <Link to={to}>{name}</Link>
      </h1>
      {text && <p className={styles.support}>{text}</p>}
      <div className={styles.ticket}>{children}</div>
    </Container>
  </section>
)
