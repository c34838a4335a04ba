import styles from './specs.module.css'

/** Facts as lines of a table: a term, and what it is. */
export const Specs = ({ items }: { items: { term: string; value: string }[] }) => (
  <dl className={styles.specs}>
    {items.map(({ term, value }) => (
      <div key={term} className={styles.row}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
