import type { ReactNode } from 'react'
import { LeadText } from '../../ui/text/lead-text.tsx'
import styles from './promo-band.module.css'
import { getHeadlineSize } from '../../ui/text/get-headline-size.ts'
import { Container } from '../../ui/layout/container.tsx'

type PromoBandProps = { id: string; title: string; text: ReactNode; action: ReactNode; lang?: string }

/** A large highlighted call to action; at most one per page. */
export const PromoBand = ({ id, title, text, action, lang }: PromoBandProps) => (
  <section className={styles.band} aria-labelledby={id} lang={lang}>
    <Container className={styles.grid}>
      <h2
        className={styles.title}
        id={id}
        data-headline-size={getHeadlineSize(title)}
        data-long-word={getHeadlineSize(title, 8) === 'longWord' || undefined}
      >
        {title}
      </h2>
      <div className={styles.text}>
        <LeadText>{text}</LeadText>
        {action}
      </div>
    </Container>
  </section>
)
