import type { ProductPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { languages, languageSettings } from '#shared/wire/languages.ts'
import { useT } from '../../i18n/i18n.ts'
import { CheckOption } from '../../ui/forms/check-option.tsx'
import { FieldRow } from '../../ui/forms/form-layout.tsx'
import { OptionGroup } from '../../ui/forms/option-group.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { GiftValues } from './gift-values.ts'
import styles from './gift-form.module.css'

type GiftDeliveryProps = {
  values: GiftValues
  gift: NonNullable<ProductPage['gift']>
  fieldError: (field: string) => { error?: string }
}

/** Whether the code is emailed to its recipient, when and in which language. */
export function GiftDelivery({ values, gift, fieldError }: GiftDeliveryProps) {
  const t = useT('gifts')
  return (
    <section className={styles.delivery} aria-labelledby="gift-delivery">
      <h2 className="text-name" id="gift-delivery">
        {t('delivery')}
      </h2>
      <p className={styles.hint}>{t('deliveryText')}</p>
      <TextField
        id="giftEmail"
        name="giftEmail"
        type="email"
        inputMode="email"
        label={t('email')}
        optional={t('common:optional')}
        maxLength={254}
        autoComplete="off"
        defaultValue={values.giftEmail}
        {...fieldError('giftEmail')}
      />
      <FieldRow twoColumns>
        <TextField
          id="giftDay"
          name="giftDay"
          type="date"
          label={t('day')}
          optional={t('common:optional')}
          hint={t('dayHint')}
          min={gift.firstDay}
          max={gift.lastDay}
          title={t('dayTitle')}
          defaultValue={values.giftDay}
          {...fieldError('giftDay')}
        />
        <OptionGroup id="giftLanguage" legend={t('language')}>
          {languages.map((language, index) => (
            <CheckOption
              key={language}
              type="radio"
              id={index === 0 ? 'giftLanguage' : `giftLanguage-${language}`}
              name="giftLanguage"
              value={language}
              label={<span lang={language}>{languageSettings[language].name}</span>}
              defaultChecked={language === values.giftLanguage}
            />
          ))}
        </OptionGroup>
      </FieldRow>
    </section>
  )
}
