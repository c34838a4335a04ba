import type { ReactNode } from 'react'
import type { EventDate, Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import styles from './compact-lines.module.css'
import { OptimizedImage } from '../../ui/media/optimized-image.tsx'
import { DateBlock } from '../events/date-block.tsx'

type CompactLine = {
  key: string
  name: ReactNode
  description: ReactNode
  notes: readonly ReactNode[]
  date: EventDate | null
  image: Image | null
  price: string
}

/** Basket or order lines as small rows. */
export const CompactLines = ({ lines }: { lines: readonly CompactLine[] }) => (
  <ul className={styles.lines}>
    {lines.map(({ key, name, description, notes, date, image, price }) => (
      <li key={key} className={styles.line}>
        {image ? (
          <OptimizedImage image={image} alt="" sizes="3.5rem" className={styles.art} />
        ) : (
          <span className={styles.art} />
        )}
        <div className={styles.text}>
          <strong className={styles.name}>{name}</strong>
          {description}
          {date && (
            <span className={styles.note}>
              <DateBlock date={date} size="line" />
            </span>
          )}
          {notes.map((note, index) => (
            <span key={index} className={styles.note}>
              {note}
            </span>
          ))}
        </div>
        <p className={styles.price}>{price}</p>
      </li>
    ))}
  </ul>
)
