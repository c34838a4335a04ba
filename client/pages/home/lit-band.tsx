import type { ReactNode } from 'react'
import { Lead } from '../../ui/text/lead.tsx'
import styles from './lit-band.module.css'
import { loudness } from '../../ui/text/loudness.ts'
import { Wrap } from '../../ui/layout/wrap.tsx'

type LitBandProps = { id: string; title: string; text: ReactNode; action: ReactNode }

/** The one big lit surface on a page: something to join. At most one. */
export const LitBand = ({ id, title, text, action }: LitBandProps) => (
  <section className={styles.lit} aria-labelledby={id}>
    <Wrap className={styles.grid}>
      <h2
        className={styles.title}
        id={id}
        data-loudness={loudness(title)}
        data-long-word={loudness(title, 8) === 'whisper' || undefined}
      >
        {title}
      </h2>
      <div className={styles.text}>
        <Lead>{text}</Lead>
        {action}
      </div>
    </Wrap>
  </section>
)
