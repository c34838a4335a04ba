import type { ReactNode } from 'react'
import { Quiet } from '../../ui/text/quiet.tsx'
import styles from './signed-in-list.module.css'

/** Where somebody is signed in: one `SignedInItem` a place. */
export const SignedInList = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>

type SignedInItemProps = {
  name: string
  facts: readonly string[]
  /** Says in words that it is this one. */
  mark?: string
  /** What can be done about it. */
  children?: ReactNode
}

export const SignedInItem = ({ name, facts, mark, children }: SignedInItemProps) => (
  <li className={styles.item}>
    <div className={styles.text}>
      <h2 className={styles.name}>{name}</h2>
      <Quiet as="p" small>
        {facts.join(' · ')}
      </Quiet>
    </div>
    {mark && <span className={styles.mark}>{mark}</span>}
    {children}
  </li>
)
