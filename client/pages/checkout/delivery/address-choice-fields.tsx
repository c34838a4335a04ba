import type { Address, Country } from '#shared/api/addresses/addresses-schemas.ts'
import { formatAddressLines } from '#shared/rules/address-format.ts'
import { AddressFieldset } from '../../../features/addresses/address-fieldset.tsx'
import { useT } from '../../../i18n/i18n.ts'
import { CheckOption } from '../../../ui/forms/check-option.tsx'
import { OptionGroup } from '../../../ui/forms/option-group.tsx'
import { ShowFieldsButton } from './show-fields-button.tsx'
import { sameAsDelivery, newAddressOption, type CheckoutAddressDraft } from './delivery-draft.ts'

type AddressChoiceFieldsProps = {
  /** The address to choose; also the name of the field in the endpoint. */
  name: 'deliveryAddress' | 'billingAddress'
  legend: string
  /** Label of the choice "same as delivery"; missing when there is no delivery address. */
  sameLabel?: string | undefined
  addressBook: readonly Address[]
  countries: readonly Country[]
  draft: CheckoutAddressDraft
  choice: string
  onChoose: (choice: string) => void
  countryCode: string
  onCountryChange: (countryCode: string) => void
  fieldError: (field: string) => { error?: string }
}

/** Chooses a saved address, the delivery address, or a new one typed below. */
export function AddressChoiceFields({
  name,
  legend,
  sameLabel,
  addressBook,
  countries,
  draft,
  choice,
  onChoose,
  countryCode,
  onCountryChange,
  fieldError,
}: AddressChoiceFieldsProps) {
  const t = useT('checkout')
  const options = [
    ...(sameLabel === undefined ? [] : [{ value: sameAsDelivery, label: sameLabel, note: undefined }]),
    ...addressBook.map((address) => {
      const [label = '', ...lines] = formatAddressLines(address, address.country)
      return { value: address.id, label, note: lines.join(', ') }
    }),
    {
      value: newAddressOption,
      label: t(addressBook.length > 0 || sameLabel !== undefined ? 'delivery.another' : 'delivery.enterAddress'),
      note: undefined,
    },
  ]
  return (
    <>
      {options.length > 1 ? (
        <OptionGroup id={name} legend={legend} stacked {...fieldError(name)}>
          {options.map(({ value, label, note }, index) => (
            <CheckOption
              key={value}
              id={index === 0 ? name : `${name}-${value}`}
              type="radio"
              name={name}
              value={value}
              boxed
              label={label}
              note={note}
              defaultChecked={value === choice}
              onChange={() => onChoose(value)}
            />
          ))}
        </OptionGroup>
      ) : (
        <input type="hidden" name={name} value={newAddressOption} />
      )}
      {options.length > 1 && choice !== newAddressOption ? <ShowFieldsButton /> : null}
      {choice === newAddressOption ? (
        <AddressFieldset
          draft={draft.values}
          prefix={`${name}.`}
          section={name === 'deliveryAddress' ? 'section-delivery shipping' : 'section-billing billing'}
          hasTelephone={name === 'deliveryAddress'}
          {...{ countries, countryCode, onCountryChange, fieldError }}
        />
      ) : null}
    </>
  )
}
