import { addressTypes } from '#shared/wire/address-types.ts'
import { useT } from '../../i18n/i18n.ts'
import { CheckOption } from '../../ui/forms/check-option.tsx'
import { OptionGroup } from '../../ui/forms/option-group.tsx'
import type { AddressDraft } from './address-draft.ts'

type AddressTypeFieldProps = {
  name: 'type' | 'defaults'
  draft: AddressDraft
  fieldError: (field: string) => { error?: string }
}

export function AddressTypeField({ name, draft, fieldError }: AddressTypeFieldProps) {
  const t = useT('addresses')
  const { error } = fieldError(name)
  const legendProps =
    name === 'type'
      ? { legend: t('purpose'), required: true }
      : { legend: t('defaults'), optional: t('common:optional'), hint: t('defaultsHint') }
  return (
    <OptionGroup id={name} {...legendProps} {...fieldError(name)}>
      {addressTypes.map((type, index) => (
        <CheckOption
          key={type}
          id={index === 0 ? name : `${name}-${type}`}
          name={name}
          value={type}
          label={t(`type.${type}`)}
          defaultChecked={draft[name].includes(type)}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': `${name}-error` } : {})}
        />
      ))}
    </OptionGroup>
  )
}
