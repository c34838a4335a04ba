import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Country } from '#shared/api/addresses/addresses-schemas.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { useT } from '../../i18n/i18n.ts'

type CountryFieldProps = {
  countries: readonly Country[]
  countryCode: string
  prefix: string
  section: string
  onChange: (countryCode: string) => void
  error?: string
}

/**
 * The countries; those with delivery come first, because most addresses are there. The preselected country is the first
 * of all. Browsers search for typed letters from the chosen option downwards. Below the United Kingdom, "Fr" would find
 * French Guiana before France.
 */
export function CountryField({ countries, countryCode, prefix, section, onChange, ...errorProps }: CountryFieldProps) {
  const t = useT('addresses')
  const select = useRef<HTMLSelectElement>(null)
  const syncEarlyChoice = useEffectEvent(() => onChange(select.current!.value))
  // The country may have been chosen before hydration.
  useEffect(() => syncEarlyChoice(), [])
  const [firstCode] = useState(countryCode)
  const isFirst = ({ code }: Country) => Number(code === firstCode)
  const groups = [
    {
      label: t('deliverTo'),
      members: countries.filter(({ validForDelivery }) => validForDelivery).toSorted((a, b) => isFirst(b) - isFirst(a)),
    },
    {
      label: t('billingOnly'),
      members: countries.filter(({ validForDelivery, validForBilling }) => validForBilling && !validForDelivery),
    },
  ]
  return (
    <SelectField
      ref={select}
      id={`${prefix}countryCode`}
      name={`${prefix}countryCode`}
      label={t('country')}
      autoComplete={`${section} country`}
      defaultValue={countryCode}
      onChange={(event) => onChange(event.currentTarget.value)}
      required
      {...errorProps}
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
