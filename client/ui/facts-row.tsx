import type { ReactNode } from 'react'
import styles from './facts-row.module.css'

export const FactsRow = ({ facts }: { facts: { term: string; value: ReactNode }[] }) => (
  <dl className={styles.row}>
    {facts.map(({ term, value }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
