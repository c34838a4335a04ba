import type { Country } from '#shared/api/addresses/addresses-schemas.ts'
import { fieldRules } from '#shared/rules/field-rules.ts'
import { FormCell, FormGrid } from '../../ui/forms/form-grid.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { useT } from '../../i18n/i18n.ts'
import { AddressLineFields } from './address-line-fields.tsx'
import type { AddressFormValues } from './address-form-values.ts'
import { CountryField } from './country-field.tsx'

type AddressFieldsetProps = {
  draft: AddressFormValues
  /** The country determines the fields. The form stores it, because the form's labels depend on it, too. */
  countryCode: string
  onCountryChange: (countryCode: string) => void
  countries: readonly Country[]
  fieldError: (field: string) => { error?: string }
  /** The prefix of the names and ids of the fields, in a form with several addresses. */
  prefix?: string
  /** The autocomplete section, so that browsers keep addresses apart. */
  section?: string
  /** False for billing addresses. */
  hasTelephone?: boolean
}

const rareFields = ['company', 'line2', 'region', 'telephone'] as const

/**
 * The fields of one address; few shoppers need those behind the disclosure. A change of the country changes the fields
 * and keeps what was typed.
 */
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
  const lineProps = { countryCode, draft, prefix, section, fieldError }
  return (
    <FormGrid>
      <FormCell span="half">
        <TextField {...getFieldProps('firstName')} {...fieldRules.name} autoComplete={`${section} given-name`} />
      </FormCell>
      <FormCell span="half">
        <TextField {...getFieldProps('lastName')} {...fieldRules.name} autoComplete={`${section} family-name`} />
      </FormCell>
      <FormCell>
        <CountryField
          onChange={onCountryChange}
          {...{ countries, countryCode, prefix, section }}
          {...fieldError(`${prefix}countryCode`)}
        />
      </FormCell>
      <AddressLineFields parts="usual" {...lineProps} />
      <FormCell>
        <Disclosure
          summary={t(hasTelephone ? 'addMore' : 'addMoreForBill')}
          open={rareFields.some((name) => draft[name] !== '' || fieldError(prefix + name).error !== undefined)}
        >
          <FormGrid>
            <FormCell>
              <TextField
                {...getFieldProps('company')}
                {...fieldRules.addressText}
                autoComplete={`${section} organization`}
                optional={optional}
              />
            </FormCell>
            <AddressLineFields parts="rare" {...lineProps} />
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
        </Disclosure>
      </FormCell>
    </FormGrid>
  )
}
