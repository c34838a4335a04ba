import { Link } from '../actions/link.tsx'
import { Heading, type HeadingLevel } from '../text/heading.tsx'
import { getHeadlineSize } from '../text/get-headline-size.ts'
import styles from './section-head.module.css'

export type MoreLink = { to: string; text: string }

type SectionHeadProps = { id?: string; title: string; moreLink?: MoreLink; level?: HeadingLevel }

export const SectionHead = ({ id, title, moreLink, level = 2 }: SectionHeadProps) => (
  <div className={styles.head}>
    <Heading
      level={level}
      id={id}
      className={styles.title}
      data-long-word={getHeadlineSize(title) === 'longWord' || undefined}
    >
      {title}
    </Heading>
    {moreLink && (
      <Link className={styles.more} to={moreLink.to}>
        {moreLink.text}
      </Link>
    )}
  </div>
)
