import type { Country } from '#shared/api/addresses/addresses-schemas.ts'
import { fieldRules } from '#shared/rules/field-rules.ts'
import { FormCell, FormGrid } from '../../ui/forms/form-grid.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useT } from '../../i18n/i18n.ts'
import { AddressFields } from './address-fields.tsx'
import type { AddressTexts } from './address-texts.ts'
import { CountryField } from './country-field.tsx'

type AddressEntryProps = {
  draft: AddressTexts
  /** Which fields there are follows from it; the form keeps it, for its labels. */
  countryCode: string
  onCountry: (countryCode: string) => void
  countries: readonly Country[]
  at: (field: string) => { error?: string }
  /** Stands before the names and ids of the fields, where a form holds more than one address. */
  prefix?: string
  /** What keeps one address apart from another for browsers that fill it in. */
  section?: string
  /** Nobody rings for a bill. */
  withTelephone?: boolean
}

/** One address, written out. Choosing a country changes what is asked for; what was typed stays. */
export function AddressEntry({
  draft,
  countryCode,
  onCountry,
  countries,
  at,
  prefix = '',
  section = 'section-address',
  withTelephone = true,
}: AddressEntryProps) {
  const t = useT('addresses')
  const optional = t('common:optional')
  const text = (name: 'firstName' | 'lastName' | 'company' | 'telephone') => ({
    id: prefix + name,
    name: prefix + name,
    label: t(name),
    defaultValue: draft[name],
    ...at(prefix + name),
  })
  return (
    <FormGrid>
      <FormCell span="half">
        <TextField {...text('firstName')} {...fieldRules.name} autoComplete={`${section} given-name`} />
      </FormCell>
      <FormCell span="half">
        <TextField {...text('lastName')} {...fieldRules.name} autoComplete={`${section} family-name`} />
      </FormCell>
      <FormCell>
        <TextField
          {...text('company')}
          {...fieldRules.addressText}
          autoComplete={`${section} organization`}
          optional={optional}
        />
      </FormCell>
      <FormCell>
        <CountryField
          onChange={onCountry}
          {...{ countries, countryCode, prefix, section }}
          {...at(`${prefix}countryCode`)}
        />
      </FormCell>
      <AddressFields {...{ countryCode, draft, prefix, section, at }} />
      {withTelephone ? (
        <FormCell>
          <TextField
            {...text('telephone')}
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
