import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './facts-row.module.css'

type FactsRowProps = {
  facts: { term: string; value: ReactNode }[]
  /** Two beside each other, for long values such as email addresses. */
  two?: boolean
  /** Values in plain letters, where they are addresses and the like. */
  small?: boolean
}

export const FactsRow = ({ facts, two, small }: FactsRowProps) => (
  <dl className={classNames(styles.row, two && styles.two, small && styles.small)}>
    {facts.map(({ term, value }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
