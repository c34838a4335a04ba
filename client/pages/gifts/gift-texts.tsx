import { maxGiftMessageLength, maxGiftNameLength } from '#shared/rules/gift.ts'
import { useT } from '../../i18n/i18n.ts'
import { TextAreaField } from '../../ui/forms/text-area-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { GiftValues } from './gift-action.ts'

type GiftTextsProps = { values: GiftValues; fieldError: (field: string) => { error?: string } }

/** What is on the card. */
export function GiftTexts({ values, fieldError }: GiftTextsProps) {
  const t = useT('gifts')
  return (
    <>
      <TextField
        id="giftTo"
        name="giftTo"
        label={t('name')}
        optional={t('common:optional')}
        maxLength={maxGiftNameLength}
        autoComplete="off"
        defaultValue={values.giftTo}
        {...fieldError('giftTo')}
      />
      <TextAreaField
        id="giftMessage"
        name="giftMessage"
        label={t('message')}
        optional={t('common:optional')}
        hint={t('messageHint', { maximum: maxGiftMessageLength })}
        maxLength={maxGiftMessageLength}
        rows={3}
        defaultValue={values.giftMessage}
        {...fieldError('giftMessage')}
      />
    </>
  )
}
