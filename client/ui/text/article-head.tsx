import type { ReactNode } from 'react'
import styles from './article-head.module.css'
import { Lead } from './lead.tsx'
import { loudness } from './loudness.ts'

type ArticleHeadProps = { title: string; lead?: string | null; meta?: ReactNode[] }

export const ArticleHead = ({ title, lead, meta }: ArticleHeadProps) => (
  <header className={styles.head}>
    <h1
      className={styles.title}
      id="page-title"
      tabIndex={-1}
      data-loudness={loudness(title) === 'whisper' ? 'whisper' : undefined}
    >
      {title}
    </h1>
    {lead && <Lead>{lead}</Lead>}
    {meta && meta.length > 0 && (
      <p className={styles.meta}>
        {meta.map((part, index) => (
          <span key={index}>{part}</span>
        ))}
      </p>
    )}
  </header>
)
