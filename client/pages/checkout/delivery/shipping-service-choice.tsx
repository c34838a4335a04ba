import type { BasketLine } from '#shared/api/basket/basket-schemas.ts'
import type { ShippingOption } from '#shared/api/checkout/checkout-schemas.ts'
import { useT } from '../../../i18n/i18n.ts'
import { usePriceFormatter } from '../../../features/prices/price-formatter.ts'
import { CheckOption } from '../../../ui/forms/check-option.tsx'
import { OptionGroup } from '../../../ui/forms/option-group.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { markLanguage } from '../../../ui/text/mark-language.tsx'

type ShippingServiceChoiceProps = {
  lines: readonly BasketLine[]
  services: readonly ShippingOption[]
  currency: string
  chosenCode: string
  date: string
  saveError: string | undefined
  onChoose: (service: string) => void
  fieldError: (field: string) => { error?: string }
}

/** True when a service ships the records and emails deliver the rest. */
const isPartlyEmailed = (lines: readonly BasketLine[]) => {
  const types = new Set(lines.map(({ type }) => type))
  return types.has('record') && types.size > 1
}

export function ShippingServiceChoice({
  lines,
  services,
  currency,
  chosenCode,
  date,
  saveError,
  onChoose,
  fieldError,
}: ShippingServiceChoiceProps) {
  const t = useT('checkout')
  const formatPrice = usePriceFormatter()
  const dates = services.find(({ code }) => code === chosenCode)?.dates ?? []
  const { error } = fieldError('shipping.service')
  return (
    <>
      <OptionGroup
        id="shipping.service"
        legend={t('delivery.service')}
        required
        stacked
        {...(isPartlyEmailed(lines) ? { hint: t('delivery.byEmail') } : {})}
        {...(saveError ? { error: saveError } : {})}
        {...fieldError('shipping.service')}
      >
        {services.map(({ code, name, description, price, lang }, index) => (
          <CheckOption
            key={code}
            id={index === 0 ? 'shipping.service' : `service-${code}`}
            type="radio"
            name="shipping.service"
            value={code}
            boxed
            label={markLanguage(name, lang)}
            aside={price === 0 ? t('common:free') : formatPrice({ amount: price, currency })}
            note={markLanguage(description, lang)}
            defaultChecked={code === chosenCode}
            onChange={() => onChoose(code)}
            {...(error ? { 'aria-invalid': true } : {})}
          />
        ))}
      </OptionGroup>
      {dates.length > 0 ? (
        <SelectField
          id="shipping.date"
          name="shipping.date"
          label={t('delivery.date')}
          defaultValue={date || (dates[0]?.value ?? '')}
          required
          {...fieldError('shipping.date')}
        >
          {dates.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
      ) : null}
    </>
  )
}
