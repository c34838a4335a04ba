import type { BasketLine } from '#shared/api/basket/basket-schemas.ts'
import { getGuestNames, maxGuestNameLength } from '#shared/rules/guest-names.ts'
import { useT } from '../../../i18n/i18n.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { guestNameField, type GuestNames } from './contact-draft.ts'

type GuestNameFieldsProps = { lines: readonly BasketLine[]; draft: GuestNames }

/** An optional name for each ticket. The fields are open when one is given. */
export function GuestNameFields({ lines, draft }: GuestNameFieldsProps) {
  const t = useT('checkout')
  const tickets = lines
    .filter(({ type }) => type === 'event')
    .flatMap(({ key, name, variantName, quantity, extraData }) =>
      (draft[key] ?? getGuestNames({ quantity, extraData })).map((guestName, index) => ({
        id: `${guestNameField}${key}.${index}`,
        fieldName: `${guestNameField}${key}`,
        label: t('guestNames.label', { name: [name, variantName].filter(Boolean).join(', '), number: index + 1 }),
        guestName,
      })),
    )
  if (tickets.length === 0) return null
  return (
    <Disclosure
      summary={t('guestNames.open', { count: tickets.length })}
      open={tickets.some(({ guestName }) => guestName !== '')}
    >
      <p className="small-muted">{t('guestNames.hint')}</p>
      {tickets.map(({ id, fieldName, label, guestName }) => (
        <TextField
          key={id}
          id={id}
          name={fieldName}
          label={label}
          defaultValue={guestName}
          maxLength={maxGuestNameLength}
          autoComplete="off"
          optional={t('common:optional')}
        />
      ))}
    </Disclosure>
  )
}
