import type { ReactNode } from 'react'
import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import { classNames } from './class-names.ts'
import styles from './compare-table.module.css'
import { Link } from './link.tsx'
import { OptimizedImage } from './optimized-image.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export type CompareLine = { key: string; term: string; values: readonly (string | null)[]; differs: boolean }

type CompareTableProps = {
  /** What the table holds, for readers. */
  caption: string
  /** Heads the column of terms, for readers. */
  corner: string
  /** The word beside a term whose values are not all the same. */
  differs: string
  /** The words where something has no value. */
  nothing: string
  lines: readonly CompareLine[]
  /** One `CompareHead` a product, in the order of the values. */
  children: ReactNode
}

/** Things side by side; scrolls sideways by itself where they do not fit, with keys too. */
export const CompareTable = ({ caption, corner, differs, nothing, lines, children }: CompareTableProps) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of keys
  <div className={styles.frame} role="region" aria-label={caption} tabIndex={0}>
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <td className={styles.term}>
            <VisuallyHidden>{corner}</VisuallyHidden>
          </td>
          {children}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, term, values, differs: different }) => (
          <tr key={key} className={classNames(different && styles.different)}>
            <th scope="row" className={styles.term}>
              {term}
              {different && <span className={styles.word}>{differs}</span>}
            </th>
            {values.map((value, index) => (
              <td key={index} className={classNames(value === null && styles.nothing)}>
                {value ?? nothing}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

type CompareHeadProps = { to: string; name: string; image: Image | null; children?: ReactNode }

export const CompareHead = ({ to, name, image, children }: CompareHeadProps) => (
  <th scope="col" className={styles.head}>
    {image && (
      <span className={styles.art}>
        <OptimizedImage image={image} alt="" sizes="(min-width: 56rem) 16rem, 40vw" />
      </span>
    )}
    <Link to={to} className={styles.name}>
      {name}
    </Link>
    {children}
  </th>
)
