/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on small screens the rows are grids, and assistive technology needs the roles of a table then */
import type { ReactNode } from 'react'
import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import { classNames } from '../../ui/layout/class-names.ts'
import { ProductName } from '../../features/products/product-name.tsx'
import styles from './comparison-grid.module.css'
import { Link } from '../../ui/actions/link.tsx'
import { OptimizedImage } from '../../ui/media/optimized-image.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'

type ComparisonGridRow = {
  key: string
  term: string
  values: readonly (string | null)[]
  differs: boolean
  isOwn?: boolean
}

type ComparisonGridProps = {
  /** For screen readers. */
  caption: string
  /** Header of the column of terms, for screen readers. */
  termHeading: string
  /** The heading of the lines with the same value in every column, which come last. */
  sameLabel: string
  /** What screen readers say for a missing value, which is shown as a dash. */
  emptyLabel: string
  lines: readonly ComparisonGridRow[]
  /** The language of the values in each column, when it is not the page's. */
  languages: readonly (string | undefined)[]
  /** At most four. Expects one `ComparisonGridHead` for each column, in the order of the values. */
  columns: number
  children: ReactNode
}

/** On small screens each term stands above its values, and more than two columns scroll to the side below it. */
export const ComparisonGrid = ({
  caption,
  termHeading,
  sameLabel,
  emptyLabel,
  lines,
  languages,
  columns,
  children,
}: ComparisonGridProps) => {
  const renderLines = (shownLines: readonly ComparisonGridRow[]) =>
    shownLines.map(({ key, term, values, isOwn }) => (
      <tr key={key} role="row" className={styles.row}>
        <th role="rowheader" scope="row" className={styles.term}>
          {term}
        </th>
        {values.map((value, index) => (
          <td
            key={index}
            role="cell"
            className={classNames(value === null && styles.empty)}
            lang={isOwn || value === null ? undefined : languages[index]}
          >
            {value ?? (
              <>
                <span aria-hidden="true">–</span>
                <VisuallyHidden>{emptyLabel}</VisuallyHidden>
              </>
            )}
          </td>
        ))}
      </tr>
    ))
  const differentLines = lines.filter(({ differs }) => differs)
  const sameLines = lines.filter(({ differs }) => !differs)
  return (
    <div className={styles.scroller} data-slides="">
      <table className={styles.table} role="table" data-columns={columns}>
        <caption className={styles.caption}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row" className={styles.row}>
            <td role="cell" className={styles.corner}>
              <VisuallyHidden>{termHeading}</VisuallyHidden>
            </td>
            {children}
          </tr>
        </thead>
        {differentLines.length > 0 && <tbody role="rowgroup">{renderLines(differentLines)}</tbody>}
        {sameLines.length > 0 && (
          <tbody role="rowgroup">
            {columns > 1 && (
              <tr role="row" className={styles.row}>
                <th role="rowheader" scope="rowgroup" colSpan={columns + 1} className={styles.same}>
                  {sameLabel}
                </th>
              </tr>
            )}
            {renderLines(sameLines)}
          </tbody>
        )}
      </table>
    </div>
  )
}

type ComparisonGridHeadProps = {
  to: string
  name: string
  lang?: string
  image: Image | null
  price: string
  children?: ReactNode
}

export const ComparisonGridHead = ({ to, name, lang, image, price, children }: ComparisonGridHeadProps) => (
  <th role="columnheader" scope="col" className={styles.head}>
    {image && (
      <span className={styles.art}>
        <OptimizedImage image={image} alt="" sizes="(min-width: 64rem) 20vw, 40vw" />
      </span>
    )}
    <Link to={to} className={styles.name} lang={lang}>
      <ProductName name={name} />
    </Link>
    <span className={styles.price}>{price}</span>
    {children}
  </th>
)
