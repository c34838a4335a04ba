import type { ReactNode } from 'react'
import styles from './teaser-pair.module.css'
import { Container } from '../../ui/layout/container.tsx'

type TeaserPairProps = {
  label: string
  teasers: { key: string; title: string; text: string; lang?: string; action: ReactNode }[]
}

export const TeaserPair = ({ label, teasers }: TeaserPairProps) => (
  <Container as="section" className={styles.band} aria-label={label}>
    <div className={styles.pair}>
      {teasers.map(({ key, title, text, lang, action }) => (
        <div key={key} className={styles.item} lang={lang}>
          <h2 className="text-title">{title}</h2>
          <p>{text}</p>
          {action}
        </div>
      ))}
    </div>
  </Container>
)
