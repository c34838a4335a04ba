import { addressFormat, type AddressPart } from '#shared/address-format.ts'
import { fieldRules } from '#shared/field-rules.ts'
import { useT } from '../../app/i18n.ts'
import { FormCell } from '../../ui/form-grid.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { AddressDraft } from './address-draft.ts'

/** What browsers call the parts. There is one address on the page, and its section keeps it apart from what else they filled in. */
const completions: Record<AddressPart, string> = {
  line1: 'section-address address-line1',
  line2: 'section-address address-line2',
  city: 'section-address address-level2',
  region: 'section-address address-level1',
  postcode: 'section-address postal-code',
}

type AddressFieldsProps = { countryCode: string; draft: AddressDraft; at: (field: string) => { error?: string } }

/** Where it is: fields in the order, with the names and of the kind that the country has. */
export function AddressFields({ countryCode, draft, at }: AddressFieldsProps) {
  const t = useT('addresses')
  const { fields, labels, digits, postcodeRequired } = addressFormat(countryCode)
  const codeFirst = fields.indexOf('postcode') < fields.indexOf('city')

  const span = (part: AddressPart) => {
    if (part === 'line1' || part === 'line2') return 'whole'
    if (part === 'city') return codeFirst ? 'rest' : 'whole'
    return part === 'postcode' && (codeFirst || fields.includes('region')) ? 'third' : 'rest'
  }
  const optional = (part: AddressPart) => part === 'line2' || part === 'region' || (part === 'postcode' && !postcodeRequired)

  return fields.map((part) => (
    <FormCell key={part} span={span(part)}>
      <TextField
        id={part}
        name={part}
        label={t(`label.${labels[part]}`)}
        autoComplete={completions[part]}
        defaultValue={draft[part]}
        {...(part === 'postcode' ? fieldRules.postcode : fieldRules.addressText)}
        {...(part === 'postcode' && digits ? { inputMode: 'numeric' as const } : {})}
        {...(optional(part) ? { optional: t('common:optional') } : { required: true })}
        {...at(part)}
      />
    </FormCell>
  ))
}
