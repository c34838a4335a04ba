import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { useT } from '../../app/i18n.ts'
import { lineNotes } from '../../app/line-words.ts'
import { lineState } from '../../app/line-state.ts'
import { usePriceWriter } from '../../app/money-words.ts'
import { MiniLines } from '../../ui/mini-lines.tsx'

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
