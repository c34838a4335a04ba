import type { Variant } from '#shared/api/catalogue/catalogue-schemas.ts'
import { StatusBadge } from '../events/status-badge.tsx'
import { Stepper } from '../../ui/forms/stepper.tsx'
import { VariantRow } from './variant-row.tsx'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { usePriceFormatter } from '../prices/price-formatter.ts'
import type { BuyNamespaces } from './buy-namespaces.ts'
import { quantityFieldName } from './read-buy-form.ts'

export const quantityFieldId = (sku: string) => `quantity-${sku}`

type QuantityFieldProps = {
  variant: Variant
  namespace: BuyNamespaces
  /** A note below the price. */
  priceNote?: string | undefined
  quantity: number
  error?: string
  onChange: (quantity: number) => void
}

/** Selects the quantity of a variant, or says that it is sold out. */
export function QuantityField({ variant, namespace, priceNote, quantity, error, onChange }: QuantityFieldProps) {
  const t = useT(namespace)
  const language = useLanguage()
  const formatPrice = usePriceFormatter()
  const { sku, name, description, price, maxQuantity, lang } = variant
  const id = quantityFieldId(sku)
  const errorId = `${id}-error`
  return (
    <VariantRow
      name={name}
      note={description}
      lang={lang}
      price={formatPrice(price)}
      priceNote={priceNote}
      soldOut={maxQuantity === 0}
      error={error}
      errorId={errorId}
    >
      {maxQuantity > 0 ? (
        <Stepper
          id={id}
          name={quantityFieldName(sku)}
          label={name}
          lang={lang}
          buttonLang={lang && language}
          decreaseLabel={t('buy.less', { variant: name })}
          increaseLabel={t('buy.more', { variant: name })}
          max={maxQuantity}
          value={quantity}
          onChange={onChange}
          onValidInput={onChange}
          isInvalid={error !== undefined}
          describedBy={error && errorId}
        />
      ) : (
        <StatusBadge status="sold_out">{t('buy.soldOut')}</StatusBadge>
      )}
    </VariantRow>
  )
}
