import { addressTypes } from '#shared/rules/address-types.ts'
import { useT } from '../../i18n/i18n.ts'
import { Choice } from '../../ui/forms/choice.tsx'
import { Choices } from '../../ui/forms/choices.tsx'
import type { AddressDraft } from './address-draft.ts'

type AddressUseProps = { name: 'type' | 'defaults'; draft: AddressDraft; at: (field: string) => { error?: string } }

/** What an address is for, or what it is the default for. */
export function AddressUse({ name, draft, at }: AddressUseProps) {
  const t = useT('addresses')
  const { error } = at(name)
  const texts =
    name === 'type'
      ? { legend: t('use'), required: true }
      : { legend: t('defaults'), optional: t('common:optional'), hint: t('defaultsHint') }
  return (
    <Choices id={name} {...texts} {...at(name)}>
      {addressTypes.map((type, index) => (
        <Choice
          key={type}
          id={index === 0 ? name : `${name}-${type}`}
          name={name}
          value={type}
          label={t(`type.${type}`)}
          defaultChecked={draft[name].includes(type)}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': `${name}-error` } : {})}
        />
      ))}
    </Choices>
  )
}
