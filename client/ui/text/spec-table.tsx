import styles from './spec-table.module.css'

/** Facts as rows of a table. `lang` is the language of the values, when it is not the page's. */
export const SpecTable = ({ items, lang }: { items: { term: string; value: string }[]; lang?: string }) => (
  <dl className={styles.table}>
    {items.map(({ term, value }) => (
      <div key={term} className={styles.row}>
        <dt>{term}</dt>
        <dd lang={lang}>{value}</dd>
      </div>
    ))}
  </dl>
)
