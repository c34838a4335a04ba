import type { ReactNode } from 'react'
import { Link } from '../../ui/actions/link.tsx'
import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import styles from './hero.module.css'
import { loudness } from '../../ui/text/loudness.ts'
import { OptimizedImage } from '../../ui/media/optimized-image.tsx'
import { Wrap } from '../../ui/layout/wrap.tsx'

type HeroProps = {
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
export const Hero = ({ to, name, kicker, date, text, image, lang, children }: HeroProps) => (
  <section className={styles.hero} aria-labelledby="page-title">
    <div className={styles.art}>{image && <OptimizedImage image={image} alt="" sizes="100vw" priority />}</div>
    <Wrap className={styles.body}>
      <p className={styles.kicker}>
        <span>{kicker}</span> <span className={styles.date}>{date}</span>
      </p>
      <h1 className={styles.name} id="page-title" tabIndex={-1} lang={lang} data-loudness={loudness(name)}>
        <Link to={to}>{name}</Link>
      </h1>
      {text && <p className={styles.with}>{text}</p>}
      <div className={styles.ticket}>{children}</div>
    </Wrap>
  </section>
)
