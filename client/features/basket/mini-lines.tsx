import type { EventDate, Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import styles from './mini-lines.module.css'
import { OptimizedImage } from '../../ui/media/optimized-image.tsx'
import { Stub } from '../events/stub.tsx'

export type MiniLine = {
  key: string
  name: string
  what: string
  notes: readonly string[]
  date: EventDate | null
  image: Image | null
  price: string
}

/** What is being bought, one small row each. */
export const MiniLines = ({ lines }: { lines: readonly MiniLine[] }) => (
  <ul className={styles.lines}>
    {lines.map(({ key, name, what, notes, date, image, price }) => (
      <li key={key} className={styles.line}>
        {image ? (
          <OptimizedImage image={image} alt="" sizes="3.5rem" className={styles.art} />
        ) : (
          <span className={styles.art} />
        )}
        <div className={styles.text}>
          <strong className={styles.name}>{name}</strong>
          {what}
          {date && (
            <span className={styles.note}>
              <Stub date={date} size="line" />
            </span>
          )}
          {notes.map((note) => (
            <span key={note} className={styles.note}>
              {note}
            </span>
          ))}
        </div>
        <p className={styles.price}>{price}</p>
      </li>
    ))}
  </ul>
)
