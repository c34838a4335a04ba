import { getAddressFormat, type AddressPart } from '#shared/rules/address-format.ts'
import { hasPostcodePattern, postcodePatterns } from '#shared/wire/postcode.ts'
import { fieldRules } from '#shared/rules/field-rules.ts'
import { FormCell } from '../../ui/forms/form-grid.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useT } from '../../i18n/i18n.ts'
import type { AddressFormValues } from './address-form-values.ts'

const autocompleteTokens: Record<AddressPart, string> = {
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postcode: 'postal-code',
}

type AddressLineFieldsProps = {
  /** `usual`: what most addresses have. `rare`: the second line, and a region that the post does not need. */
  parts: 'usual' | 'rare'
  countryCode: string
  draft: AddressFormValues
  /** The prefix of the names and ids of the fields. */
  prefix: string
  /** The autocomplete section, so that browsers keep addresses apart: "section-delivery shipping". */
  section: string
  fieldError: (field: string) => { error?: string }
}

/** The fields of street, city and postcode, with the order, labels and types of the country. */
export function AddressLineFields({ parts, countryCode, draft, prefix, section, fieldError }: AddressLineFieldsProps) {
  const t = useT('addresses')
  const { fields, labels, hasNumericPostcode, isPostcodeRequired, isRegionUsual } = getAddressFormat(countryCode)
  const isRare = (part: AddressPart) => part === 'line2' || (part === 'region' && !isRegionUsual)

  const getSpan = (part: AddressPart) => {
    if (part === 'line1' || isRare(part)) return 'whole'
    if (part === 'city') return isRegionUsual ? 'whole' : 'rest'
    return part === 'postcode' ? 'third' : 'rest'
  }
  const isOptional = (part: AddressPart) =>
    part === 'line2' || part === 'region' || (part === 'postcode' && !isPostcodeRequired)

  const postcodeProps = {
    ...fieldRules.postcode,
    ...(hasNumericPostcode ? { inputMode: 'numeric' as const } : {}),
    ...(hasPostcodePattern(countryCode)
      ? { pattern: postcodePatterns[countryCode], title: t(`errors:check.postcode${countryCode}`) }
      : {}),
  }

  const shownFields = fields.filter((part) => isRare(part) === (parts === 'rare'))
  return shownFields.map((part) => (
    <FormCell key={part} span={getSpan(part)}>
      <TextField
        id={prefix + part}
        name={prefix + part}
        label={t(`label.${labels[part]}`)}
        autoComplete={`${section} ${autocompleteTokens[part]}`}
        defaultValue={draft[part]}
        {...(part === 'postcode' ? postcodeProps : fieldRules.addressText)}
        {...(isOptional(part) ? { optional: t('common:optional') } : { required: true })}
        {...fieldError(prefix + part)}
      />
    </FormCell>
  ))
}
