import styles from './sums.module.css'

type SumsProps = { rows: { key: string; term: string; value: string }[]; total: { term: string; value: string } }

export const Sums = ({ rows, total }: SumsProps) => (
  <dl className={styles.sums}>
    {rows.map(({ key, term, value }) => (
      <div key={key}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
    <div className={styles.total}>
      <dt>{total.term}</dt>
      <dd>{total.value}</dd>
    </div>
  </dl>
)
