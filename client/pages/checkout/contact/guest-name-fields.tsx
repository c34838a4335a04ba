import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { getGuestNames, maxGuestNameLength } from '#shared/rules/guest-names.ts'
import { useT } from '../../../i18n/i18n.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { guestNameField, type GuestNames } from './contact-draft.ts'

type GuestNameFieldsProps = { basket: Pick<Basket, 'lines' | 'expired'>; draft: GuestNames }

/**
 * An optional name for each ticket. The fields are open when one is given. The names of expired tickets are sent along
 * with each submission, until the shopper holds these tickets again or dismisses them.
 */
export function GuestNameFields({ basket, draft }: GuestNameFieldsProps) {
  const t = useT('checkout')
  const tickets = basket.lines
    .filter(({ type }) => type === 'event')
    .flatMap(({ key, name, variantName, quantity, extraData }) =>
      (draft[key] ?? getGuestNames({ quantity, extraData })).map((guestName, index) => ({
        id: `${guestNameField}${key}.${index}`,
        fieldName: `${guestNameField}${key}`,
        label: t('guestNames.label', { name: [name, variantName].filter(Boolean).join(', '), number: index + 1 }),
        guestName,
      })),
    )
  const expiredNames = basket.expired.flatMap(({ key }) =>
    (draft[key] ?? []).map((guestName, index) => (
      <input key={`${key}.${index}`} type="hidden" name={`${guestNameField}${key}`} value={guestName} />
    )),
  )
  if (tickets.length === 0) return expiredNames
  return (
    <Disclosure
      summary={t('guestNames.open', { count: tickets.length })}
      open={tickets.some(({ guestName }) => guestName !== '')}
    >
      {expiredNames}
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
