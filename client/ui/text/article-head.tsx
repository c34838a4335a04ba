import type { ReactNode } from 'react'
import styles from './article-head.module.css'
import { LeadText } from './lead-text.tsx'
import { headlineSize } from './headline-size.ts'

type ArticleHeadProps = { title: string; lead?: string | null; meta?: ReactNode[] }

export const ArticleHead = ({ title, lead, meta }: ArticleHeadProps) => (
  <header className={styles.head}>
    <h1
      className={styles.title}
      id="page-title"
      tabIndex={-1}
      data-headline-size={headlineSize(title) === 'longWord' ? 'longWord' : undefined}
    >
      {title}
    </h1>
    {lead && <LeadText>{lead}</LeadText>}
    {meta && meta.length > 0 && (
      <p className={styles.meta}>
        {meta.map((part, index) => (
          <span key={index}>{part}</span>
        ))}
      </p>
    )}
  </header>
)
