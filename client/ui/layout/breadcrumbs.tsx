import { use } from 'react'
import type { Breadcrumb } from '#shared/api/content/content-schemas.ts'
import styles from './breadcrumbs.module.css'
import { Link } from '../actions/link.tsx'
import { BreadcrumbsContext } from './breadcrumbs-context.ts'
import { Container } from './container.tsx'

/** The last item is the page itself. */
export const Breadcrumbs = ({ label, items }: { label: string; items: Breadcrumb[] }) => {
  use(BreadcrumbsContext)?.(items)
  return (
    <Container as="nav" className={styles.crumbs} aria-label={label}>
      <ol className={styles.list}>
        {items.map(({ children, href }, index) => (
          <li key={`${href}${children}`} className={styles.item}>
            {index === items.length - 1 ? (
              <span aria-current="page">{children}</span>
            ) : (
              <Link to={href}>{children}</Link>
            )}
          </li>
        ))}
      </ol>
    </Container>
  )
}
