import type { ReactNode } from 'react'
import { Lead } from '../text/lead.tsx'
import { loudness } from '../text/loudness.ts'
import styles from './page-head.module.css'

type PageHeadProps = { title: string; lead?: ReactNode; children?: ReactNode }

/** The h1 takes the focus after a navigation. */
export const PageHead = ({ title, lead, children }: PageHeadProps) => (
  <header className={styles.head}>
    <h1
      id="page-title"
      tabIndex={-1}
      className={styles.title}
      data-loudness={loudness(title)}
      data-long-word={loudness(title, 8) === 'whisper' || undefined}
    >
      {title}
    </h1>
    {lead && <Lead className={styles.lead}>{lead}</Lead>}
    {children}
  </header>
)
