import type { ReactNode } from 'react'
import { MutedText } from '../../ui/text/muted-text.tsx'
import styles from './session-list.module.css'

/** Lists sessions or passkeys of a customer. */
export const SessionList = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>

type SessionListItemProps = {
  name: string
  facts: readonly string[]
  /** Marks the current session. */
  currentLabel?: string
  children?: ReactNode
}

export const SessionListItem = ({ name, facts, currentLabel, children }: SessionListItemProps) => (
  <li className={styles.item}>
    <div className={styles.text}>
      <h3 className={styles.name}>{name}</h3>
      {currentLabel && <p className={styles.current}>{currentLabel}</p>}
      {facts.map((fact) => (
        <MutedText key={fact} as="p" small>
          {fact}
        </MutedText>
      ))}
    </div>
    {children}
  </li>
)
