import styles from './wordmark.module.css'

export const Wordmark = ({ widePart = 'PX', narrowPart = 'Live' }: { widePart?: string; narrowPart?: string }) => (
  <span className={styles.wordmark}>
    <span className={styles.wide}>{widePart}</span> <span className={styles.narrow}>{narrowPart}</span>
  </span>
)
