import type { ReactNode } from 'react'
import { LeadText } from '../text/lead-text.tsx'
import { getHeadlineSize } from '../text/get-headline-size.ts'
import { classNames } from './class-names.ts'
import styles from './page-head.module.css'
import { markLanguage } from '../text/mark-language.tsx'

type PageHeadProps = {
  title: string
  lead?: ReactNode
  /** The language of title and lead, when it is not the page's. */
  lang?: string
  small?: boolean | 'phone'
  children?: ReactNode
}

/**
 * The sizes of page titles: a page to read or to arrive at (home, venues, articles, confirmation, 404) has a large
 * title. A page to work in (lists, search, basket, checkout, account, forms) is `small`, so that its content begins in
 * the first screen; `phone` makes only phones small. A title is wide unless one of its words does not fit a phone: see
 * `getHeadlineSize`. The layout focuses the h1 after a navigation.
 */
export const PageHead = ({ title, lead, lang, small, children }: PageHeadProps) => (
  <header className={classNames(styles.head, small && styles.phone, small === true && styles.small)}>
    <h1
      id="page-title"
      tabIndex={-1}
      className={styles.title}
      lang={lang}
      data-headline-size={getHeadlineSize(title)}
      data-long-word={getHeadlineSize(title, small ? 12 : 8) === 'longWord' || undefined}
    >
      {title}
    </h1>
    {lead && <LeadText className={styles.lead}>{markLanguage(lead, lang)}</LeadText>}
    {children}
  </header>
)
