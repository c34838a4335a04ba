import { use } from 'react'
import type { Breadcrumb } from '#shared/api/content/content-schemas.ts'
import styles from './breadcrumbs.module.css'
import { Link } from '../actions/link.tsx'
import { TrailContext } from './trail.ts'
import { Wrap } from './wrap.tsx'

/** The last item is the page itself. */
export const Breadcrumbs = ({ label, items }: { label: string; items: Breadcrumb[] }) => {
  use(TrailContext)?.(items)
  return (
    <Wrap as="nav" className={styles.crumbs} aria-label={label}>
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
    </Wrap>
  )
}
