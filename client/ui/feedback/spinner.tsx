import styles from './spinner.module.css'

/** Shows that the page is at work; the text beside it says what it does. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />
