import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { lineNotes } from '../../features/basket/line-words.ts'
import { lineState } from '../../features/basket/line-state.ts'
import { usePriceWriter } from '../../features/prices/money-words.ts'
import { MiniLines } from '../../features/basket/mini-lines.tsx'

/** What is being bought, a row each: how many of what, when and where. */
export function CheckoutLines({ basket }: { basket: Basket }) {
  const t = useT('basket')
  const priceText = usePriceWriter()
  return (
    <MiniLines
      lines={basket.lines.map((line) => {
        const { key, name, variantName, quantity, date, venue, image, total } = line
        const state = lineState(line, t)
        const where = venue
          ? [t('where', { venue: venue.name, city: venue.city, doors: date?.doors ?? date?.starts })]
          : []
        return {
          key,
          name,
          what: t('lapsed.what', { quantity, kind: variantName ?? '' }),
          notes: [...where, ...lineNotes(line, basket.currency, t, priceText), ...(state ? [state.text] : [])],
          date,
          image,
          price: priceText({ amount: total, currency: basket.currency }),
        }
      })}
    />
  )
}
