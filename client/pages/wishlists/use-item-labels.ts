import type { WishlistTarget } from '#shared/api/wishlists/wishlists-schemas.ts'
import { useEventLabels } from '../../features/events/event-labels.ts'
import { useT } from '../../i18n/i18n.ts'

/** Label props of a wishlist item. Needs the namespaces `wishlists` and `events`. */
export const useItemLabels = () => {
  const t = useT('wishlists')
  const eventLabels = useEventLabels()
  return ({ venue, date, status, price }: WishlistTarget) => ({
    details: venue
      ? t('list.where', { venue: venue.name, city: venue.city, doors: date?.doors ?? date?.starts })
      : undefined,
    price: status ? eventLabels.shownPriceLabel({ price, status }) : price ? eventLabels.priceLabel(price) : undefined,
    statusLabel: status ? eventLabels.statusLabel(status) : undefined,
  })
}
