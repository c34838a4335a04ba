import styles from './skip-link.module.css'

export const SkipLink = ({ href, children }: { href: string; children: string }) => (
  <a className={styles.skip} href={href}>
    {children}
  </a>
)
