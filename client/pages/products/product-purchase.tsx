import type { ProductPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { LineFieldKey } from '#shared/wire/extra-data.ts'
import type { RejectedQuantities } from '../../features/buying/create-buy-action.ts'
import type { ChosenTotal } from '../../features/buying/buy-bar.tsx'
import { BuyForm } from '../../features/buying/buy-form.tsx'
import type { RemainingErrors } from '../../features/buying/use-remaining-errors.ts'
import { useCapability } from '../../data/page-info.ts'
import { useT } from '../../i18n/i18n.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { purchaseSectionId, relatedSectionId } from '../../features/products/product-path.ts'
import { BuySection } from '../../features/buying/buy-section.tsx'
import { toLineFieldName } from '../../features/buying/read-line-texts.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { joinHints } from '../../ui/forms/join-hints.tsx'
import { markLanguage } from '../../ui/text/mark-language.tsx'

/** The variant that the form starts with; undefined when none is available. */
export const findPreselected = ({ variants }: Pick<ProductPage, 'variants'>) =>
  variants.find(({ maxQuantity }) => maxQuantity > 0)

type ProductPurchaseProps = {
  product: ProductPage
  rejected: RejectedQuantities | undefined
  remaining: RemainingErrors
  onChoose: (chosen: ChosenTotal) => void
}

/** The form that adds a product to the basket. Its message stays visible when the product has just sold out. */
export function ProductPurchase({ product, rejected, remaining, onChoose }: ProductPurchaseProps) {
  const t = useT('products')
  const { type, variants, lineFields = [] } = product
  const buyable = findPreselected(product) !== undefined
  const hasMemberPrices = useCapability('memberships')
  // The note of a membership promises member prices.
  const note = type === 'membership' && !hasMemberPrices ? '' : t(`note.${type}`, { defaultValue: '' })
  const getTextError = (key: LineFieldKey) => {
    const error = remaining.errors.find(({ textKey }) => textKey === key)?.text
    return error ? { error } : {}
  }
  return (
    <BuySection id={purchaseSectionId} title={t(buyable ? `choose.${type}` : 'soldOut.heading')}>
      {!buyable && (
        <>
          <p>{t('soldOut.text')}</p>
          <p className="margin-top-24">
            <ButtonLink variant="solid" href={`#${relatedSectionId}`}>
              {t('related')}
            </ButtonLink>
          </p>
        </>
      )}
      {(buyable || rejected) && (
        <BuyForm
          variants={variants}
          namespace="products"
          sectionId={purchaseSectionId}
          rejected={rejected}
          remaining={remaining}
          onChoose={onChoose}
          preselectsFirst
        >
          {lineFields.map(({ key, label, hint, maxLength, lang }) => (
            <div key={key} className="margin-top-24">
              <TextField
                id={toLineFieldName(key)}
                name={toLineFieldName(key)}
                label={markLanguage(label, lang)}
                optional={t('common:optional')}
                hint={joinHints(hint, lang, [t(`${key}.note`, { maximum: maxLength })])}
                maxLength={maxLength}
                defaultValue={rejected?.texts[key]}
                autoComplete="off"
                {...getTextError(key)}
              />
            </div>
          ))}
        </BuyForm>
      )}
      {buyable && note && <p className="small-muted">{note}</p>}
    </BuySection>
  )
}
