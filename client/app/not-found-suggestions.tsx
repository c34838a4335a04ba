import type { ReactNode } from 'react'
import { NextEvents } from '../features/events/next-events.tsx'
import { SearchField } from '../features/search/search-field.tsx'
import styles from './not-found-suggestions.module.css'

/** A search and three events, shown on a 404, with `children` in between. */
export function NotFoundSuggestions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.suggestions}>
      <div className={styles.search}>
        <SearchField id="not-found-search" focusOnOpen={false} />
      </div>
      {children}
      <NextEvents />
    </div>
  )
}
