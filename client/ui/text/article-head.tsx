import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './article-head.module.css'
import { LeadText } from './lead-text.tsx'
import { headlineSize } from './headline-size.ts'

type ArticleHeadProps = { title: string; lead?: string | null; meta?: ReactNode[]; smallOnPhone?: boolean }

export const ArticleHead = ({ title, lead, meta, smallOnPhone }: ArticleHeadProps) => (
  <header className={classNames(styles.head, smallOnPhone && styles.phone)}>
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
