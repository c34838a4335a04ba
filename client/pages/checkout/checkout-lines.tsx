import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { listLineNotes } from '../../features/basket/list-line-notes.ts'
import { lineAvailability } from '../../features/basket/line-availability.ts'
import { usePriceFormatter } from '../../features/prices/price-formatter.ts'
import { CompactLines } from '../../features/basket/compact-lines.tsx'
import { markLanguage } from '../../ui/text/mark-language.tsx'

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
          name: markLanguage(name, lang),
          description: markLanguage(t('expired.line', { quantity, ticketType: variantName ?? '' }), lang),
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
