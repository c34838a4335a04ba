import type { ReactNode } from 'react'
import { Link } from '../../ui/actions/link.tsx'
import { Icon } from '../../ui/actions/icon.tsx'
import styles from './suggestion-panel.module.css'

type SuggestionPanelProps = {
  /** Announced when it changes; visible when there are no suggestions. */
  status: ReactNode
  listbox?: { id: string; label: string; options: ReactNode }
  link?: { to: string; text: string; onChoose: () => void }
}

/** The suggestions of a search field: a listbox of options, a status and a link. */
export const SuggestionPanel = ({ status, listbox, link }: SuggestionPanelProps) => (
  <div className={listbox || link ? styles.panel : undefined}>
    <div role="status">{status}</div>
    {listbox && (
      <div id={listbox.id} role="listbox" aria-label={listbox.label}>
        {listbox.options}
      </div>
    )}
    {link && (
      <Link className={styles.link} to={link.to} onClick={link.onChoose}>
        {link.text} <Icon name="right" />
      </Link>
    )}
  </div>
)

export const SuggestionNote = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>
