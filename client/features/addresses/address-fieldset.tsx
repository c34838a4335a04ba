import type { Country } from '#shared/api/addresses/addresses-schemas.ts'
import { fieldRules } from '#shared/rules/field-rules.ts'
import { FormCell, FormGrid } from '../../ui/forms/form-grid.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useT } from '../../i18n/i18n.ts'
import { AddressLineFields } from './address-line-fields.tsx'
import type { AddressFormValues } from './address-form-values.ts'
import { CountryField } from './country-field.tsx'

type AddressFieldsetProps = {
  draft: AddressFormValues
  /** Which fields there are follows from it; the form keeps it, for its labels. */
  countryCode: string
  onCountryChange: (countryCode: string) => void
  countries: readonly Country[]
  fieldError: (field: string) => { error?: string }
  /** Stands before the names and ids of the fields, where a form holds more than one address. */
  prefix?: string
  /** What keeps one address apart from another for browsers that fill it in. */
  section?: string
  /** Nobody rings for a bill. */
  hasTelephone?: boolean
}

/** One address, written out. Choosing a country changes what is asked for; what was typed stays. */
export function AddressFieldset({
  draft,
  countryCode,
  onCountryChange,
  countries,
  fieldError,
  prefix = '',
  section = 'section-address',
  hasTelephone = true,
}: AddressFieldsetProps) {
  const t = useT('addresses')
  const optional = t('common:optional')
  const getFieldProps = (name: 'firstName' | 'lastName' | 'company' | 'telephone') => ({
    id: prefix + name,
    name: prefix + name,
    label: t(name),
    defaultValue: draft[name],
    ...fieldError(prefix + name),
  })
  return (
    <FormGrid>
      <FormCell span="half">
        <TextField {...getFieldProps('firstName')} {...fieldRules.name} autoComplete={`${section} given-name`} />
      </FormCell>
      <FormCell span="half">
        <TextField {...getFieldProps('lastName')} {...fieldRules.name} autoComplete={`${section} family-name`} />
      </FormCell>
      <FormCell>
        <TextField
          {...getFieldProps('company')}
          {...fieldRules.addressText}
          autoComplete={`${section} organization`}
          optional={optional}
        />
      </FormCell>
      <FormCell>
        <CountryField
          onChange={onCountryChange}
          {...{ countries, countryCode, prefix, section }}
          {...fieldError(`${prefix}countryCode`)}
        />
      </FormCell>
      <AddressLineFields {...{ countryCode, draft, prefix, section, fieldError }} />
      {hasTelephone ? (
        <FormCell>
          <TextField
            {...getFieldProps('telephone')}
            {...fieldRules.telephone}
            title={t('errors:check.telephone')}
            autoComplete={`${section} tel`}
            hint={t('telephoneHint')}
            optional={optional}
          />
        </FormCell>
      ) : null}
    </FormGrid>
  )
}
