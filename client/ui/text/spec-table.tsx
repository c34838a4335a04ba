import styles from './spec-table.module.css'

/** Facts as rows of a table. */
export const SpecTable = ({ items }: { items: { term: string; value: string }[] }) => (
  <dl className={styles.table}>
    {items.map(({ term, value }) => (
      <div key={term} className={styles.row}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
