import type { Address, Country } from '#shared/api/addresses/addresses-schemas.ts'
import { printAddress } from '#shared/rules/address-format.ts'
import { AddressEntry } from '../../features/addresses/address-entry.tsx'
import { useT } from '../../i18n/i18n.ts'
import { Choice } from '../../ui/forms/choice.tsx'
import { Choices } from '../../ui/forms/choices.tsx'
import { asDelivery, writtenOut, type AddressDraft } from './delivery-draft.ts'

type AddressChoiceProps = {
  /** Also the name the endpoint gives it. */
  name: 'deliveryAddress' | 'billingAddress'
  legend: string
  /** Where the bill can go where the parcel goes. */
  same?: string | undefined
  book: readonly Address[]
  countries: readonly Country[]
  draft: AddressDraft
  chosen: string
  onChoose: (choice: string) => void
  countryCode: string
  onCountry: (countryCode: string) => void
  at: (field: string) => { error?: string }
}

/** An address of the book, that of the delivery, or one written out below. */
export function AddressChoice({
  name,
  legend,
  same,
  book,
  countries,
  draft,
  chosen,
  onChoose,
  countryCode,
  onCountry,
  at,
}: AddressChoiceProps) {
  const t = useT('checkout')
  const options = [
    ...(same === undefined ? [] : [{ value: asDelivery, label: same, note: undefined }]),
    ...book.map((address) => {
      const [label = '', ...lines] = printAddress(address, address.country)
      return { value: address.id, label, note: lines.join(', ') }
    }),
    {
      value: writtenOut,
      label: t(book.length > 0 || same !== undefined ? 'delivery.another' : 'delivery.writeOut'),
      note: undefined,
    },
  ]
  return (
    <>
      {options.length > 1 ? (
        <Choices id={name} legend={legend} stacked {...at(name)}>
          {options.map(({ value, label, note }, index) => (
            <Choice
              key={value}
              id={index === 0 ? name : `${name}-${value}`}
              type="radio"
              name={name}
              value={value}
              boxed
              label={label}
              note={note}
              defaultChecked={value === chosen}
              onChange={() => onChoose(value)}
            />
          ))}
        </Choices>
      ) : (
        <input type="hidden" name={name} value={writtenOut} />
      )}
      {chosen === writtenOut ? (
        <AddressEntry
          draft={draft.texts}
          prefix={`${name}.`}
          section={name === 'deliveryAddress' ? 'section-delivery shipping' : 'section-billing billing'}
          withTelephone={name === 'deliveryAddress'}
          {...{ countries, countryCode, onCountry, at }}
        />
      ) : null}
    </>
  )
}
