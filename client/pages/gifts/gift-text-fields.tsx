import { useT } from '../../i18n/i18n.ts'
import { TextAreaField } from '../../ui/forms/text-area-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { maxMessageLength, maxNameLength, type GiftValues } from './gift-values.ts'

type GiftTextFieldsProps = { values: GiftValues; fieldError: (field: string) => { error?: string } }

/** The fields for the texts on the card. */
export function GiftTextFields({ values, fieldError }: GiftTextFieldsProps) {
  const t = useT('gifts')
  return (
    <>
      <TextField
        id="giftTo"
        name="giftTo"
        label={t('name')}
        optional={t('nameOptional')}
        maxLength={maxNameLength}
        autoComplete="off"
        defaultValue={values.giftTo}
        {...fieldError('giftTo')}
      />
      <TextAreaField
        id="giftMessage"
        name="giftMessage"
        label={t('message')}
        optional={t('common:optional')}
        hint={t('messageHint', { maximum: maxMessageLength })}
        maxLength={maxMessageLength}
        rows={3}
        defaultValue={values.giftMessage}
        {...fieldError('giftMessage')}
      />
    </>
  )
}
