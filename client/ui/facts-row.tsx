import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './facts-row.module.css'

type FactsRowProps = {
  facts: { term: string; value: ReactNode }[]
  /** Two beside each other, for long values such as email addresses. */
  two?: boolean
}

export const FactsRow = ({ facts, two }: FactsRowProps) => (
  <dl className={classNames(styles.row, two && styles.two)}>
    {facts.map(({ term, value }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
