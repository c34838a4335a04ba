import type { Ref } from 'react'
import { useGetCountriesQuery } from '../../app/api.ts'
import { useT } from '../../app/i18n.ts'
import { SelectField } from '../../ui/select-field.tsx'

type CountryFieldProps = { ref: Ref<HTMLSelectElement>; countryCode: string; onChange: (countryCode: string) => void; error?: string }

/** All countries, those parcels go to first: most addresses are there. */
export function CountryField({ ref, countryCode, onChange, ...problem }: CountryFieldProps) {
  const t = useT('addresses')
  const { data } = useGetCountriesQuery({})
  const countries = data?.countries ?? []
  const groups = [
    { label: t('deliverTo'), members: countries.filter(({ validForDelivery }) => validForDelivery) },
    { label: t('billOnly'), members: countries.filter(({ validForDelivery, validForBilling }) => validForBilling && !validForDelivery) },
  ]
  return (
    <SelectField
      ref={ref}
      id="countryCode"
      name="countryCode"
      label={t('country')}
      autoComplete="section-address country"
      defaultValue={countryCode}
      onChange={(event) => onChange(event.currentTarget.value)}
      required
      {...problem}
    >
      {groups
        .filter(({ members }) => members.length > 0)
        .map(({ label, members }) => (
          <optgroup key={label} label={label}>
            {members.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
    </SelectField>
  )
}
