import type { ReactNode } from 'react'
import { classNames } from '../../ui/layout/class-names.ts'
import styles from './variant-row.module.css'

type VariantRowProps = {
  name: string
  note?: string | null
  /** The language of name and note, when it is not the page's. */
  lang?: string
  price: string
  priceNote?: string | undefined
  soldOut?: boolean
  /** `errorId` becomes the `aria-describedby` of the stepper. */
  error?: string
  errorId?: string
  children?: ReactNode
}

/** `children` is a stepper, or a badge when the variant is sold out; nothing before the sale. */
export const VariantRow = ({
  name,
  note,
  lang,
  price,
  priceNote,
  soldOut,
  error,
  errorId,
  children,
}: VariantRowProps) => (
  <div className={classNames(styles.row, soldOut && styles.soldOut)}>
    <div className={styles.text}>
      <h3 className={styles.name} lang={lang}>
        {name}
      </h3>
      {note && (
        <p className={styles.note} lang={lang}>
          {note}
        </p>
      )}
    </div>
    <p className={styles.price}>
      {price}
      {priceNote && <small className={styles.priceNote}>{priceNote}</small>}
    </p>
    <div className={styles.control}>{children}</div>
    {error && (
      <p className={styles.error} id={errorId}>
        {error}
      </p>
    )}
  </div>
)
