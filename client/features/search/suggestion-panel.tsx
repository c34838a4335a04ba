import type { ReactNode } from 'react'
import { Link } from '../../ui/actions/link.tsx'
import { Icon } from '../../ui/actions/icon.tsx'
import styles from './suggestion-panel.module.css'

type SuggestionPanelProps = {
  /** Said aloud when it changes; visible where it is all there is. */
  status: ReactNode
  list?: { id: string; label: string; options: ReactNode }
  way?: { to: string; text: string; onChoose: () => void }
}

/** What a search field suggests: a list of options, a word about it, and a way on. */
export const SuggestionPanel = ({ status, list, way }: SuggestionPanelProps) => (
  <div className={list || way ? styles.panel : undefined}>
    <div role="status">{status}</div>
    {list && (
      <div id={list.id} role="listbox" aria-label={list.label}>
        {list.options}
      </div>
    )}
    {way && (
      <Link className={styles.way} to={way.to} onClick={way.onChoose}>
        {way.text} <Icon name="right" />
      </Link>
    )}
  </div>
)

export const SuggestionNote = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>
