import type { ShippingService } from '#shared/api/checkout/checkout-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { usePriceWriter } from '../../features/prices/money-words.ts'
import { Choice } from '../../ui/forms/choice.tsx'
import { Choices } from '../../ui/forms/choices.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'

type ServiceChoiceProps = {
  services: readonly ShippingService[]
  currency: string
  chosen: string
  date: string
  onChoose: (service: string) => void
  at: (field: string) => { error?: string }
}

/** How it arrives, what that costs, and on which day where a service asks for one. */
export function ServiceChoice({ services, currency, chosen, date, onChoose, at }: ServiceChoiceProps) {
  const t = useT('checkout')
  const priceText = usePriceWriter()
  const dates = services.find(({ code }) => code === chosen)?.dates ?? []
  const { error } = at('shipping.service')
  return (
    <>
      <Choices id="shipping.service" legend={t('delivery.service')} required stacked {...at('shipping.service')}>
        {services.map(({ code, name, description, price }, index) => (
          <Choice
            key={code}
            id={index === 0 ? 'shipping.service' : `service-${code}`}
            type="radio"
            name="shipping.service"
            value={code}
            boxed
            label={name}
            aside={price === 0 ? t('basket:free') : priceText({ amount: price, currency })}
            note={description}
            defaultChecked={code === chosen}
            onChange={() => onChoose(code)}
            {...(error ? { 'aria-invalid': true } : {})}
          />
        ))}
      </Choices>
      {dates.length > 0 ? (
        <SelectField
          id="shipping.date"
          name="shipping.date"
          label={t('delivery.date')}
          defaultValue={date || (dates[0]?.value ?? '')}
          required
          {...at('shipping.date')}
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
