import type { ProductPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { OptionGroup } from '../../ui/forms/option-group.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { formatRoundAmount } from './format-round-amount.ts'
import styles from './gift-amounts.module.css'

type GiftAmountsProps = {
  variants: ProductPage['variants']
  own: NonNullable<ProductPage['gift']>['ownAmount']
  currency: string
  checkedSku: string
  /** The typed amount. */
  value: string
  error?: string
}

/** The amounts side by side. The option for another amount shows a field to type it. */
export function GiftAmounts({ variants, own, currency, checkedSku, value, error }: GiftAmountsProps) {
  const t = useT('gifts')
  const language = useLanguage()
  const options = [
    ...variants.map(({ sku, price }, index) => ({
      sku,
      option: String(index),
      label: formatRoundAmount(price.amount, currency, language),
    })),
    ...(own ? [{ sku: own.sku, option: 'own', label: t('own') }] : []),
  ]
  return (
    <div>
      <OptionGroup id="sku" legend={t('amount')} stacked>
        <div className={styles.options}>
          {options.map(({ sku, option, label }, index) => (
            <label key={sku} className={styles.option} data-own={option === 'own' || undefined}>
              <input
                id={index === 0 ? 'sku' : `sku-${sku}`}
                type="radio"
                name="sku"
                value={sku}
                data-option={option}
                defaultChecked={sku === checkedSku}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </OptionGroup>
      {own && (
        <div className={styles.own}>
          <input type="hidden" name="ownAmountSku" value={own.sku} />
          <TextField
            id="giftAmount"
            name="giftAmount"
            label={t('ownLabel', { currency })}
            type="number"
            inputMode="numeric"
            min={own.minimum}
            max={own.maximum}
            step={1}
            title={t('ownHint', own)}
            defaultValue={value}
            // The error is the same sentence.
            {...(error ? { error } : { hint: t('ownHint', own) })}
          />
        </div>
      )}
    </div>
  )
}
