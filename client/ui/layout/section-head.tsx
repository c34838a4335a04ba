import { Link } from '../actions/link.tsx'
import { Heading, type HeadingLevel } from '../text/heading.tsx'
import { loudness } from '../text/loudness.ts'
import styles from './section-head.module.css'

export type More = { to: string; text: string }

type SectionHeadProps = { id?: string; title: string; more?: More; level?: HeadingLevel }

export const SectionHead = ({ id, title, more, level = 2 }: SectionHeadProps) => (
  <div className={styles.head}>
    <Heading level={level} id={id} className={styles.title} data-long-word={loudness(title) === 'whisper' || undefined}>
      {title}
    </Heading>
    {more && (
      <Link className={styles.more} to={more.to}>
        {more.text}
      </Link>
    )}
  </div>
)
