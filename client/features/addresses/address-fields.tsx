import { addressFormat, type AddressPart } from '#shared/rules/address-format.ts'
import { fieldRules } from '#shared/rules/field-rules.ts'
import { FormCell } from '../../ui/forms/form-grid.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useT } from '../../i18n/i18n.ts'
import type { AddressTexts } from './address-texts.ts'

/** What browsers call the parts. */
const completions: Record<AddressPart, string> = {
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postcode: 'postal-code',
}

type AddressFieldsProps = {
  countryCode: string
  draft: AddressTexts
  /** Stands before the names and ids of the fields. */
  prefix: string
  /** What keeps one address apart from another for browsers that fill it in: "section-delivery shipping". */
  section: string
  at: (field: string) => { error?: string }
}

/** Where it is: fields in the order, with the names and of the kind that the country has. */
export function AddressFields({ countryCode, draft, prefix, section, at }: AddressFieldsProps) {
  const t = useT('addresses')
  const { fields, labels, digits, postcodeRequired } = addressFormat(countryCode)
  const codeFirst = fields.indexOf('postcode') < fields.indexOf('city')

  const span = (part: AddressPart) => {
    if (part === 'line1' || part === 'line2') return 'whole'
    if (part === 'city') return codeFirst ? 'rest' : 'whole'
    return part === 'postcode' && (codeFirst || fields.includes('region')) ? 'third' : 'rest'
  }
  const optional = (part: AddressPart) =>
    part === 'line2' || part === 'region' || (part === 'postcode' && !postcodeRequired)

  return fields.map((part) => (
    <FormCell key={part} span={span(part)}>
      <TextField
        id={prefix + part}
        name={prefix + part}
        label={t(`label.${labels[part]}`)}
        autoComplete={`${section} ${completions[part]}`}
        defaultValue={draft[part]}
        {...(part === 'postcode' ? fieldRules.postcode : fieldRules.addressText)}
        {...(part === 'postcode' && digits ? { inputMode: 'numeric' as const } : {})}
        {...(optional(part) ? { optional: t('common:optional') } : { required: true })}
        {...at(prefix + part)}
      />
    </FormCell>
  ))
}
