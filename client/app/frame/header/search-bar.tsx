import type { ReactNode } from 'react'
import { Icon } from '../../../ui/actions/icon.tsx'
import styles from './search-bar.module.css'
import { Container } from '../../../ui/layout/container.tsx'

type SearchBarProps = { id: string; closeLabel: string; children: ReactNode }

/**
 * A line to write on, over the header. A popover: opens, gives the focus to its `autofocus`, closes and is escaped
 * without a script.
 */
export const SearchBar = ({ id, closeLabel, children }: SearchBarProps) => (
  <div id={id} className={styles.bar} popover="auto">
    <Container className={styles.row}>
      <div className={styles.field}>{children}</div>
      <button
        className={styles.close}
        type="button"
        aria-label={closeLabel}
        popoverTarget={id}
        popoverTargetAction="hide"
      >
        <Icon name="close" />
      </button>
    </Container>
  </div>
)
