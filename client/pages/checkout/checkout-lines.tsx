import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { listLineNotes } from '../../features/basket/list-line-notes.ts'
import { lineAvailability } from '../../features/basket/line-availability.ts'
import { usePriceFormatter } from '../../features/prices/price-formatter.ts'
import { CompactLines } from '../../features/basket/compact-lines.tsx'

export function CheckoutLines({ basket }: { basket: Basket }) {
  const t = useT('basket')
  const formatPrice = usePriceFormatter()
  return (
    <CompactLines
      lines={basket.lines.map((line) => {
        const { key, name, variantName, lang, quantity, date, venue, image, total, isUntaxed } = line
        const availability = lineAvailability(line, t)
        const dateAndVenue = venue
          ? [t('where', { venue: venue.name, city: venue.city, doors: date?.doors ?? date?.starts })]
          : []
        return {
          key,
          name,
          lang,
          description: t('expired.line', { quantity, ticketType: variantName ?? '' }),
          notes: [
            ...dateAndVenue,
            ...listLineNotes(line, basket.currency, t, formatPrice),
            ...(availability ? [availability.text] : []),
          ],
          date,
          image,
          price: formatPrice({ amount: total, currency: basket.currency, isUntaxed }),
        }
      })}
    />
  )
}
