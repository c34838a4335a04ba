import styles from './mark.module.css'

/** The wordmark: the first part loud, the second narrow. */
export const Mark = ({ loud = 'PX', quiet = 'Live' }: { loud?: string; quiet?: string }) => (
  <span className={styles.mark}>
    <span className={styles.loud}>{loud}</span> <span className={styles.quiet}>{quiet}</span>
  </span>
)
