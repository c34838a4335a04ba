import { ChipLink, ChipList } from '../../ui/lists/chip-list.tsx'
import styles from './topic-links.module.css'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { markLanguage } from '../../ui/text/mark-language.tsx'

type TopicLinksProps = {
  label: string
  topics: { to: string; text: string; lang?: string; count: number; countLabel: string; current: boolean }[]
}

/** Links that narrow a list down, with counts. Renders nothing without a choice. */
export const TopicLinks = ({ label, topics }: TopicLinksProps) => {
  if (topics.length === 0) return null
  return (
    <nav aria-label={label}>
      <ChipList>
        {topics.map(({ to, text, lang, count, countLabel, current }) => (
          <li key={to}>
            <ChipLink to={to} aria-current={current ? 'page' : undefined}>
              {markLanguage(text, lang)}
              <span className={styles.count} aria-hidden="true">
                {count}
              </span>
              <VisuallyHidden>, {countLabel}</VisuallyHidden>
            </ChipLink>
          </li>
        ))}
      </ChipList>
    </nav>
  )
}
