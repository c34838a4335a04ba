import styles from './track-list.module.css'

/** The numbered titles of a record. */
export const TrackList = ({ titles }: { titles: readonly string[] }) => (
  <ol className={styles.list}>
    {titles.map((title, index) => (
      <li key={index}>{title}</li>
    ))}
  </ol>
)
