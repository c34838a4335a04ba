import type { SuggestedEvent } from '#shared/api/search/search-schemas.ts'
import styles from './hit.module.css'
import { Link } from '../../ui/actions/link.tsx'
import { Marked } from './marked.tsx'
import { OptimizedImage } from '../../ui/media/optimized-image.tsx'
import { Stub } from '../events/stub.tsx'

type HitProps = {
  id: string
  to: string
  event: SuggestedEvent
  where: string
  note?: string
  active: boolean
  onChoose: () => void
}

/** One night below a search field: an option of its list, and a link. */
export const Hit = ({ id, to, event: { markedName, date, image }, where, note, active, onChoose }: HitProps) => (
  <Link id={id} className={styles.hit} role="option" aria-selected={active} tabIndex={-1} to={to} onClick={onChoose}>
    <span className={styles.art}>{image && <OptimizedImage image={image} alt="" sizes="4rem" />}</span>
    <Stub date={date} />
    <span>
      <span className={styles.name}>
        <Marked parts={markedName} />
      </span>
      <span className={styles.where}>
        {where}
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </span>
  </Link>
)
