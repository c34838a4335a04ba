import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from '../../ui/text/heading.tsx'
import { MutedText } from '../../ui/text/muted-text.tsx'
import styles from './session-list.module.css'

/** Lists sessions or passkeys of a customer. */
export const SessionList = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>

type SessionListItemProps = {
  name: string
  facts: readonly string[]
  level?: HeadingLevel
  /** Marks the current session. */
  currentLabel?: string
  children?: ReactNode
}

export const SessionListItem = ({ name, facts, level = 2, currentLabel, children }: SessionListItemProps) => (
  <li className={styles.item}>
    <div className={styles.text}>
      <Heading level={level} className={styles.name}>
        {name}
      </Heading>
      <MutedText as="p" small>
        {facts.join(' · ')}
      </MutedText>
    </div>
    {currentLabel && <span className={styles.currentLabel}>{currentLabel}</span>}
    {children}
  </li>
)
