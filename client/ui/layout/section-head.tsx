import type { ReactNode } from 'react'
import { Link } from '../actions/link.tsx'
import { Heading, type HeadingLevel } from '../text/heading.tsx'
import { getHeadlineSize } from '../text/get-headline-size.ts'
import styles from './section-head.module.css'

export type MoreLink = { to: string; text: string }

type SectionHeadProps = {
  id?: string
  title: string
  /** The language of the title, when it is not the page's. */
  lang?: string
  moreLink?: MoreLink
  level?: HeadingLevel
  /** A button beside the title. */
  children?: ReactNode
}

export const SectionHead = ({ id, title, lang, moreLink, level = 2, children }: SectionHeadProps) => (
  <div className={styles.head}>
    <Heading
      level={level}
      id={id}
      className={styles.title}
      lang={lang}
      data-long-word={getHeadlineSize(title) === 'longWord' || undefined}
    >
      {title}
    </Heading>
    {moreLink && (
      <Link className={styles.more} to={moreLink.to}>
        {moreLink.text}
      </Link>
    )}
    {children}
  </div>
)
