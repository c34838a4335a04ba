import type { ReactNode } from 'react'
import { Icon } from '../../../ui/actions/icon.tsx'
import styles from './search-bar.module.css'
import { Container } from '../../../ui/layout/container.tsx'

type SearchBarProps = { id: string; closeLabel: string; children: ReactNode }

/**
 * A popover over the header. Without JavaScript it opens, focuses its `autofocus` field and closes, also with Escape.
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
