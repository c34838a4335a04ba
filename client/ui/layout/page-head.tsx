import type { ReactNode } from 'react'
import { LeadText } from '../text/lead-text.tsx'
import { getHeadlineSize } from '../text/get-headline-size.ts'
import { classNames } from './class-names.ts'
import styles from './page-head.module.css'

type PageHeadProps = { title: string; lead?: ReactNode; small?: boolean | 'phone'; children?: ReactNode }

/**
 * `small` makes the head smaller, so that the content fits a phone's first screen; `phone` does so on phones only. The
 * layout focuses the h1 after a navigation.
 */
export const PageHead = ({ title, lead, small, children }: PageHeadProps) => (
  <header className={classNames(styles.head, small && styles.phone, small === true && styles.small)}>
    <h1
      id="page-title"
      tabIndex={-1}
      className={styles.title}
      data-headline-size={getHeadlineSize(title)}
      data-long-word={getHeadlineSize(title, 8) === 'longWord' || undefined}
    >
      {title}
    </h1>
    {lead && <LeadText className={styles.lead}>{lead}</LeadText>}
    {children}
  </header>
)
