import { Link } from '../actions/link.tsx'
import { classNames } from '../layout/class-names.ts'
import { getPageNumbers } from './get-page-numbers.ts'
import styles from './pagination.module.css'

type PaginationProps = {
  label: string
  page: number
  pages: number
  href: (page: number) => string
  previous: string
  next: string
  /** The accessible name of a page: "Page 3". */
  pageLabel: (page: number) => string
}

/** Renders nothing for a single page. */
export const Pagination = ({ label, page, pages, href, previous, next, pageLabel }: PaginationProps) => {
  if (pages <= 1) return null
  return (
    <nav className={styles.pages} aria-label={label}>
      {page > 1 && (
        <Link className={classNames(styles.link, styles.word)} to={href(page - 1)} rel="prev">
          {previous}
        </Link>
      )}
      {getPageNumbers(page, pages).map((number, index) =>
        number === 'gap' ? (
          <span key={`gap${index}`} className="muted" aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={number}
            className={styles.link}
            to={href(number)}
            aria-label={pageLabel(number)}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </Link>
        ),
      )}
      {page < pages && (
        <Link className={classNames(styles.link, styles.word)} to={href(page + 1)} rel="next">
          {next}
        </Link>
      )}
    </nav>
  )
}
