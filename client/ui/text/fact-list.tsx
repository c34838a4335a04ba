import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './fact-list.module.css'

type FactListProps = {
  /** On a phone, and in a `small` list below 64rem, a `wide` fact has its own row. */
  facts: { term: string; value: ReactNode; wide?: boolean }[]
  /** Two columns, for long values such as email addresses. */
  twoColumns?: boolean
  /** Values in body type, for addresses and the like. */
  small?: boolean
}

export const FactList = ({ facts, twoColumns, small }: FactListProps) => (
  <dl className={classNames(styles.row, twoColumns && styles.twoColumns, small && styles.small)}>
    {facts.map(({ term, value, wide }) => (
      <div key={term} className={classNames(wide && styles.wide)}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
