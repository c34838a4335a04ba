import type { SuggestedEvent } from '#shared/api/search/search-schemas.ts'
import styles from './event-suggestion.module.css'
import { Link } from '../../ui/actions/link.tsx'
import { Highlighted } from './highlighted.tsx'
import { OptimizedImage } from '../../ui/media/optimized-image.tsx'
import { DateBlock } from '../events/date-block.tsx'

type EventSuggestionProps = {
  id: string
  to: string
  event: SuggestedEvent
  venue: string
  note?: string
  isActive: boolean
  onChoose: () => void
}

/** An event suggested below a search field: an option of the listbox, and a link. */
export const EventSuggestion = ({
  id,
  to,
  event: { highlightedName, date, image, lang },
  venue,
  note,
  isActive,
  onChoose,
}: EventSuggestionProps) => (
  <Link
    id={id}
    className={styles.suggestion}
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    to={to}
    onClick={onChoose}
  >
    <span className={styles.art}>{image && <OptimizedImage image={image} alt="" sizes="4rem" />}</span>
    <DateBlock date={date} />
    <span>
      <span className={styles.name} lang={lang}>
        <Highlighted parts={highlightedName} />
      </span>
      <span className={styles.venue}>
        {venue}
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </span>
  </Link>
)
