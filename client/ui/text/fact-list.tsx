import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './fact-list.module.css'

type FactListProps = {
  facts: { term: string; value: ReactNode }[]
  /** Two columns, for long values such as email addresses. */
  twoColumns?: boolean
  /** Values in body type, for addresses and the like. */
  small?: boolean
}

export const FactList = ({ facts, twoColumns, small }: FactListProps) => (
  <dl className={classNames(styles.row, twoColumns && styles.twoColumns, small && styles.small)}>
    {facts.map(({ term, value }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
