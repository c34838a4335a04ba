import type { Breadcrumb } from '#shared/rules/breadcrumbs.ts'
import { Link } from '../actions/link.tsx'
import styles from './breadcrumbs.module.css'
import { Container } from './container.tsx'

/** The last item is the page itself. */
export const Breadcrumbs = ({ label, items }: { label: string; items: readonly Breadcrumb[] }) => (
  <Container as="nav" className={styles.crumbs} aria-label={label}>
    <ol className={styles.list}>
      {items.map(({ children, href, lang }, index) => (
        <li key={`${href}${children}`} className={styles.item} lang={lang}>
          {index === items.length - 1 ? <span aria-current="page">{children}</span> : <Link to={href}>{children}</Link>}
        </li>
      ))}
    </ol>
  </Container>
)
