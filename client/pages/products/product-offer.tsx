import type { ProductPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { RefusedChoice } from '../../features/buying/buy-action.ts'
import { BuyForm } from '../../features/buying/buy-form.tsx'
import type { StandingProblems } from '../../features/buying/standing-problems.ts'
import { useT } from '../../i18n/i18n.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Quiet } from '../../ui/text/quiet.tsx'
import { TicketKinds } from '../../features/buying/ticket-kinds.tsx'
import styles from './product-offer.module.css'

/** The part of the page that all ways to buying lead to. */
export const offerId = 'choose'

export const canBeBought = ({ variants }: Pick<ProductPage, 'variants'>) => variants.some(({ max }) => max > 0)

type ProductOfferProps = { product: ProductPage; refused: RefusedChoice | undefined; standing: StandingProblems }

/**
 * What it can be had as, in a form; a form that was refused because the last one just went keeps its answer in sight.
 */
export function ProductOffer({ product, refused, standing }: ProductOfferProps) {
  const t = useT('products')
  const { type, variants } = product
  const buyable = canBeBought(product)
  const note = t(`note.${type}`, { defaultValue: '' })
  return (
    <TicketKinds id={offerId} title={t(buyable ? `choose.${type}` : 'soldOut.heading')}>
      {!buyable && (
        <Notice title={t('soldOut.title')} level={3}>
          <p>{t('soldOut.text')}</p>
        </Notice>
      )}
      {(buyable || refused) && (
        <BuyForm kinds={variants} texts="products" anchor={offerId} refused={refused} standing={standing} preselect />
      )}
      {note && (
        <div className={styles.note}>
          <Quiet small>{note}</Quiet>
        </div>
      )}
    </TicketKinds>
  )
}
