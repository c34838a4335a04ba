import styles from './article-head.module.css'
import { Lead } from './lead.tsx'
import { loudness } from './loudness.ts'

type ArticleHeadProps = { title: string; lead?: string | null; meta?: string[] }

export const ArticleHead = ({ title, lead, meta }: ArticleHeadProps) => (
  <header className={styles.head}>
    <h1 className={styles.title} id="page-title" tabIndex={-1} data-loudness={loudness(title) === 'whisper' ? 'whisper' : undefined}>
      {title}
    </h1>
    {lead && <Lead>{lead}</Lead>}
    {meta && meta.length > 0 && (
      <p className={styles.meta}>
        {meta.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </p>
    )}
  </header>
)
