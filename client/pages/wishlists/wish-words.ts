import type { WishedItem } from '#shared/api/wishlists/wishlists-schemas.ts'
import { useEventWords } from '../../features/events/event-card-props.ts'
import { useT } from '../../i18n/i18n.ts'

/** What a wish says about itself, as props of a line. Needs the areas `wishlists` and `events`. */
export const useWishWords = () => {
  const t = useT('wishlists')
  const events = useEventWords()
  return ({ venue, date, status, price }: WishedItem) => ({
    where: venue
      ? t('list.where', { venue: venue.name, city: venue.city, doors: date?.doors ?? date?.starts })
      : undefined,
    price: status ? events.shownPrice({ price, status }) : price ? events.price(price) : undefined,
    statusWord: status ? events.statusWord(status) : undefined,
  })
}
